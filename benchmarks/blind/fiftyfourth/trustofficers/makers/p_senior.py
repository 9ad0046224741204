# senior living residence census and rate roll
from common import *
from fpdf import FPDF
def make():
    r=rng('p5'); nm=Names(r); f='wren_hall_census_rate_roll.pdf'; asof=D(2025,11,1)
    wings=[('Garden House - Independent Living','IL',[(f'G{100+i}','Studio' if i%4==0 else '1 BR' if i%4<3 else '2 BR') for i in range(1,21)]),
           ('Main House - Assisted Living','AL',[(f'{200+i}','Studio' if i%3 else '1 BR') for i in range(1,23)]),
           ('The Hearth - Memory Care','MC',[x for i in range(1,9) for x in ([(f'H{i}','Private')] if i<5 else [(f'H{i}-A','Companion'),(f'H{i}-B','Companion')])])]
    base={'IL':{'Studio':2650,'1 BR':3275,'2 BR':4150},'AL':{'Studio':3980,'1 BR':4625},'MC':{'Private':6850,'Companion':5400}}
    care={0:0,1:495,2:985,3:1490,4:2050}
    rows=[]
    class P(FPDF):
        def header(s):
            s.set_font('helvetica','B',13); s.set_text_color(70,30,70); s.cell(0,6,'Wren Hall Residence',new_x='LMARGIN',new_y='NEXT')
            s.set_font('helvetica','',8.5); s.set_text_color(60); s.cell(0,4.5,'Resident census and monthly rate roll   |   November 1, 2025   |   Owner: Odessa Langstroth Charitable Remainder Trust',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            if s.page_no()<=s.tablepages: s.colhead()
        def footer(s):
            s.set_y(-11); s.set_font('helvetica','I',7); s.set_text_color(90); s.cell(0,4,f'Compass Rose Senior Management - confidential, contains resident information',align='L'); s.set_y(-11); s.cell(0,4,f'{s.page_no()} of {{nb}}',align='R')
        tablepages=99
        W=[16,20,52,22,12,21,20,20,18,18,17,24]
        def colhead(s):
            s.set_font('helvetica','B',7); s.set_text_color(255); s.set_fill_color(92,64,100)
            a=['','','','','Care','Move-in','Street','Rate in','Care','2nd','Meds','Total']
            b=['Apt','Style','Resident','Payor','level','date','rate','effect','fee','person','mgmt','monthly']
            for h in(a,b):
                for w,t,i in zip(s.W,h,range(12)): s.cell(w,3.8,t,fill=True,align='L' if i<4 else 'C' if i<6 else 'R')
                s.ln()
            s.set_text_color(0); s.ln(.8)
    p=P('L','mm','Letter'); p.set_margins(9,9,9); p.set_auto_page_break(True,14); p.alias_nb_pages(); p.set_creation_date(dt.datetime(2025,11,3)); p.add_page()
    G=[0]*6; gn=go=0; cen=[]
    for wing,code,us in wings:
        if p.get_y()>175: p.add_page()
        p.set_font('helvetica','B',8.5); p.set_fill_color(234,226,238); p.cell(sum(p.W),5.2,wing,fill=True,new_x='LMARGIN',new_y='NEXT')
        T=[0]*6; o=0;people=0
        for u,stl in us:
            mk=base[code][stl]+ (0 if code!='IL' else r.choice([0,0,75]))
            row=dict(unit=u,unitType=stl,section=wing,marketRent=mk)
            T[0]+=mk
            v=u in('G104','G113','207','215','216','H6-B','H8-A')
            p.set_font('helvetica','',7.6)
            if v:
                txt='Vacant - deposit taken' if u in('215',) else 'Vacant'
                row['statusText']=txt
                vals=[u,stl,txt,'','','',m0(mk),'','','','','']
            else:
                o+=1; couple=code=='IL' and r.random()<.25 or code=='AL' and r.random()<.1; people+=1+couple
                f1,l=nm.pair(); name=f'{l}, {f1}'+(f' & {r.choice(FIRST)}' if couple else '')
                lv=0 if code=='IL' else r.choice([1,1,2,2,3]) if code=='AL' else r.choice([2,3,3,4])
                pay=r.choice(['Private']*6+['LTC ins.','VA A&A']+(['Medicaid wvr'] if code!='IL' else []))
                mi=D(r.randint(2018,2025),r.randint(1,10),r.randint(1,28))
                rate=mk-r.choice([0,0,50,85,120,140]) if pay!='Medicaid wvr' else 3120
                cf=care[lv]; sp=(850 if code=='IL' else 1100) if couple else 0; md=0 if code=='IL' else r.choice([0,0,265,265,340])
                if pay=='Medicaid wvr': cf=0;md=0
                tot=rate+cf+sp+md
                st='Occupied' 
                nmp=name
                pass
                row.update(tenantName=name,statusText='Occupied',moveInDate=mi,contractRent=rate,totalCharges=tot,charges=[dict(code=a,amount=b) for a,b in(('Care fee',cf),('2nd person',sp),('Meds mgmt',md)) if b])
                vals=[u,stl,nmp,pay,str(lv) if lv else '-',mi.strftime('%d-%b-%y'),m0(mk),m0(rate)]+[m0(x) if x else '-' for x in(cf,sp,md)]+[m0(tot)]
                for i,x in enumerate((rate,cf,sp,md,tot)): T[i+1]+=x
            for i,(w,t) in enumerate(zip(p.W,vals)): p.cell(w,4.5,t,align='L' if i<4 else 'C' if i<6 else 'R',border='B' if False else 0)
            p.ln()
            y=p.get_y(); p.set_draw_color(215); p.line(9,y,9+sum(p.W),y)
            rows.append(row)
        p.set_font('helvetica','B',7.8)
        lab=f'{len(us)} '+('beds' if code=='MC' else 'apartments')+f', {o} occupied'
        p.cell(sum(p.W[:6]),5.2,lab); 
        for w,x in zip(p.W[6:],T): p.cell(w,5.2,m0(x),align='R')
        p.ln(8); gn+=len(us);go+=o
        G=[a+b for a,b in zip(G,T)]; cen.append((wing,len(us),o,people))
    p.set_font('helvetica','B',8.2); p.set_fill_color(92,64,100); p.set_text_color(255)
    p.cell(sum(p.W[:6]),6,f'Residence total: {gn} units, {go} occupied, {gn-go} vacant',fill=True)
    for w,x in zip(p.W[6:],G): p.cell(w,6,m0(x),align='R',fill=True)
    p.set_text_color(0); p.ln(11)
    if p.get_y()>150: p.tablepages=p.page_no(); p.add_page()
    p.set_font('helvetica','B',9); p.cell(0,5,'Census',new_x='LMARGIN',new_y='NEXT'); p.set_font('helvetica','B',7.5)
    for w,t in zip((75,25,25,25,25),('Wing','Units','Occupied','Residents','Occupancy')): p.cell(w,5,t,border='B',align='L' if w==75 else 'R')
    p.ln(); p.set_font('helvetica','',7.8)
    for w_,a,b,c in cen+[('Residence',gn,go,sum(x[3] for x in cen))]:
        for w,t in zip((75,25,25,25,25),(w_,str(a),str(b),str(c),f'{100*b/a:.1f}%')): p.cell(w,4.8,t,align='L' if w==75 else 'R')
        p.ln()
    p.ln(3); p.set_font('helvetica','',7.5); p.multi_cell(190,4,'Street rate is the published rate of October 2025. Memory care companion suites are let by the bed and each bed is counted as a unit. Apartment 211 is away in hospital and pays full rate. Apartment 215: community fee received, no move-in date yet. Waiver residents: room and care are paid at the state rate shown under Rate in effect.')
    p.output(out(f))
    save(f,dict(propertyName='Wren Hall Residence',asOnDate='2025-11-01',units=gn,occupied=go,vacant=gn-go,rows=rows),'SENIOR_HOUSING','senior living census and rate roll, wings, care fee columns, companion beds, census table')
if __name__=='__main__': make()
