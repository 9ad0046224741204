from common import *
from fpdf import FPDF
P=os.path.join
def apartments():
    f='brookhollow_tenant_charge_roll.pdf'; r=random.Random(77)
    plans={'1A':(1,1,640,1095),'1B':(1,1,705,1150),'2A':(2,1,880,1340),'2B':(2,2,965,1425),'3T':(3,1.5,1180,1690)}
    nm=names(r,34,'{l}, {f}'); ni=iter(nm)
    blds=[('Alder Building',[f'A{i}' for i in (101,102,103,104,201,202,203,204)]),('Birch Building',[f'B{i}' for i in (101,102,103,104,201,202,203,204,301,302,303,304)]),('Townhomes',[f'T{i}' for i in range(1,9)])]
    vac={'A203','B104','B302','T6'}; ntv={'A102':D(2025,6,30),'B203':D(2025,6,15)}; mtm={'A104','B201'}
    pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(0,0)
    X=dict(u=30,t=62,sf=118,res=126,st=258,fr=284,to=334,mk=430,dep=490,bal=580)
    st={'y':0,'p':0}
    def tx(x,s,b='',sz=7.5,fam='helvetica'): pdf.set_font(fam,b,sz); pdf.text(x,st['y'],s)
    def rt(x,s,b='',sz=7.5): pdf.set_font('helvetica',b,sz); pdf.text(x-pdf.get_string_width(s),st['y'],s)
    def newpage():
        pdf.add_page(); st['p']+=1; st['y']=34
        tx(30,'Landlord Ledger for Windows 9.2','',7); rt(582,f'Page {st["p"]}','',7); st['y']=48
        pdf.set_font('helvetica','B',12); s='Tenant Roll with Recurring Charges'; pdf.text(306-pdf.get_string_width(s)/2,st['y'],s); st['y']+=13
        pdf.set_font('helvetica','',9); s='BHT  Brookhollow Terrace Apartments'; pdf.text(306-pdf.get_string_width(s)/2,st['y'],s); st['y']+=12
        s='Charges in effect on 05/31/2025    Status: C N V    Order: Building, Unit'; pdf.text(306-pdf.get_string_width(s)/2,st['y'],s)
        tx(30,'06/02/2025  8:14 AM','',7); st['y']+=20
        for k,s in(('u','Unit'),('t','Type'),('res','Resident'),('st','Sts'),('fr','Lease From'),('to','Lease To')): tx(X[k],s,'B')
        for k,s in(('sf','Sq Ft'),('mk','Market'),('dep','Deposit'),('bal','Balance')): rt(X[k],s,'B')
        st['y']+=9; tx(140,'Code','B',7); tx(180,'Description','B',7); rt(334,'Amount','B',7); pdf.set_line_width(.8); pdf.line(30,st['y']+4,582,st['y']+4); st['y']+=16
    def foot():
        y=st['y']; st['y']=770; tx(30,'C = Current   N = On notice   V = Vacant','I',6.5); rt(582,'* amount billed to housing authority','I',6.5); st['y']=y
    newpage(); rows=[]; desc={'RNT':'Apartment rent','GAR':'Detached garage','PET':'Pet rent','TRS':'Valet trash','W/S':'Water & sewer flat fee','CON':'Concession - employee','HAP':'Housing assistance *'}
    allc={}; T=dict(mk=0,dep=0,bal=0,ch=0)
    for bn,us in blds:
        if st['y']>660: foot(); newpage()
        st['y']+=4; tx(30,bn,'BU',9); st['y']+=14; bt=dict(mk=0,dep=0,bal=0,ch=0)
        for u in us:
            pl='3T' if u[0]=='T' else r.choice(['1A','1A','1B','2A','2B']); bd,ba,sf,mk=plans[pl]; mk+=r.choice([0,0,15,25])
            if u in vac:
                if st['y']>740: foot(); newpage()
                tx(X['u'],u); tx(X['t'],pl); rt(X['sf'],m0(sf)); tx(X['res'],'** VACANT **'); tx(X['st'],'V'); rt(X['mk'],m2(mk)); st['y']+=15
                bt['mk']+=mk
                rows.append(dict(unit=u,building=bn,unitType=pl,area=sf,statusText='V',marketRent=mk)); continue
            n=next(ni); a=D(2024,5,1)+dt.timedelta(r.randrange(0,390)); a=D(a.year,a.month,1) if r.random()<.7 else a
            if u in mtm: a=D(2022,r.randrange(1,12),1)
            b=addm(a,12)-dt.timedelta(1)
            rent=mk-r.choice([0,10,20,35,50,-5,75]); dep=r.choice([300,500,rent,rent,99,0]); bal=r.choice([0]*7+[rent,-25,61.5,142.37,-rent])
            ch=[]
            if u=='B103': hap=812; ch+= [('RNT',rent-hap),('HAP',hap)]
            else: ch.append(('RNT',rent))
            if r.random()<.3: ch.append(('GAR',85))
            if r.random()<.3: ch.append(('PET',r.choice([25,35,50])))
            ch+= [('TRS',28),('W/S',{1:42,2:55,3:68}[bd])]
            if u=='B101': ch.append(('CON',-150))
            need=15+9.5*len(ch)+14
            if st['y']+need>756: foot(); newpage()
            s='N' if u in ntv else 'C'
            tx(X['u'],u); tx(X['t'],pl); rt(X['sf'],m0(sf)); tx(X['res'],n); tx(X['st'],s); tx(X['fr'],mdY(a)); tx(X['to'],'MTM' if u in mtm else mdY(b)); rt(X['mk'],m2(mk)); rt(X['dep'],m2(dep)); rt(X['bal'],m2(bal) if bal>=0 else m2(-bal)+'-'); st['y']+=10
            if u in ntv: 
                tx(X['fr']+66,'out '+mdY(ntv[u]),'I',7)
            for cd,am in ch:
                tx(140,cd,'',7); tx(180,desc[cd],'',7); rt(334,m2(am) if am>=0 else m2(-am)+'-','',7); st['y']+=9.5; allc[cd]=allc.get(cd,0)+am
            tot=sum(x[1] for x in ch); pdf.set_line_width(.3); pdf.line(290,st['y']-7.5,334,st['y']-7.5); st['y']+=1; tx(180,'Unit total','I',7); rt(334,m2(tot),'I',7); st['y']+=14
            for k,v in(('mk',mk),('dep',dep),('bal',bal),('ch',tot)): bt[k]+=v
            rows.append(dict(unit=u,building=bn,unitType=pl,area=sf,tenantName=n,statusText=s,leaseStartDate=a,leaseEndDate='MTM' if u in mtm else b,marketRent=mk,deposit=dep,balance=bal,moveOutDate=ntv.get(u),charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=tot,contractRent=rent if u!='B103' else None))
        if st['y']>730: foot(); newpage()
        pdf.set_line_width(.5); pdf.line(126,st['y']-8,582,st['y']-8); st['y']+=2
        neg=lambda v:m2(v) if v>=0 else m2(-v)+'-'
        tx(30,f'{bn}:  {len(us)} units, {len(us)-len(vac&set(us))} occupied','B'); tx(200,'Charges','B'); rt(334,m2(bt['ch']),'B'); rt(X['mk'],m2(bt['mk']),'B'); rt(X['dep'],m2(bt['dep']),'B'); rt(X['bal'],neg(bt['bal']),'B'); st['y']+=18
        for k in T: T[k]+=bt[k]
    if st['y']>600: foot(); newpage()
    pdf.line(30,st['y']-10,582,st['y']-10); pdf.line(30,st['y']-8,582,st['y']-8); st['y']+=4
    tx(30,'Property total','B',8); tx(200,'Charges','B'); rt(334,m2(T['ch']),'B'); rt(X['mk'],m2(T['mk']),'B'); rt(X['dep'],m2(T['dep']),'B'); rt(X['bal'],neg(T['bal']),'B'); st['y']+=26
    tx(30,'Charge code summary','B',8); tx(330,'Unit status','B',8); y0=st['y']
    for k,v in allc.items(): st['y']+=11; tx(36,k); tx(76,desc[k].rstrip(' *')); rt(240,neg(v))
    st['y']+=12; tx(76,'Total','B'); rt(240,m2(sum(allc.values())),'B'); pdf.line(190,st['y']-8.5,240,st['y']-8.5)
    st['y']=y0
    n=len(rows); v=len(vac)
    for s,q in(('Current',n-v-len(ntv)),('On notice',len(ntv)),('Vacant',v),('Total units',n)): st['y']+=11; tx(336,s); rt(430,str(q))
    foot(); tie(sum(allc.values()),T['ch']); tie(sum(x.get('totalCharges') or 0 for x in rows),T['ch'])
    pdf.output(P(DOC,f))
    save(f,'MULTIFAMILY','desktop software export, several lines of charge codes beneath each unit, building subtotals, multi-page',False,dict(propertyName='Brookhollow Terrace Apartments',asOnDate='2025-05-31',units=n,occupied=n-v,vacant=v,rows=rows))

def mhp():
    f='whispering_pines_lot_list.pdf'; r=random.Random(31)
    pdf=FPDF('L','pt','Letter'); pdf.set_auto_page_break(False)
    streets=[('Pine Needle Lane',range(1,17)),('Tamarack Way',range(17,33)),('Spur Road (RVs)',range(33,45))]
    nm=iter(names(r,44,'{l} {f}'))
    cols=[('LOT',30,'L'),('RESIDENT',118,'L'),('HOME',34,'C'),('HERE\nSINCE',52,'C'),('LOT\nRENT',58,'R'),('WATER',46,'R'),('SEWER',46,'R'),('TRASH',44,'R'),('PET /\nSHED',46,'R'),('TOTAL\nBILLED',62,'R'),('PAST\nDUE',58,'R'),('DEPOSIT',54,'R'),('REMARKS',92,'L')]
    W=sum(c[1] for c in cols); x0=(792-W)/2
    rows=[]; S={}
    vac={6:'pad empty',13:'EMPTY PAD',22:'home hauled off 4/25',29:'pad empty',38:'open',41:'open'}
    def head(pg):
        pdf.add_page(); pdf.set_font('times','B',15); pdf.text(x0,38,'WHISPERING PINES MOBILE HOME COMMUNITY'); pdf.set_font('times','',10); pdf.text(x0,53,'Monthly Billing & Lot Rent Roll  -  for the month of July 2025'); 
        s=f'sheet {pg} of 2'; pdf.text(x0+W-pdf.get_string_width(s),53,s)
        y=64; pdf.set_fill_color(60,90,60); pdf.rect(x0,y,W,24,'F'); pdf.set_text_color(255,255,255); pdf.set_font('helvetica','B',7); x=x0
        for h,w,a in cols:
            ls=h.split('\n')
            for i,l in enumerate(ls):
                yy=y+ (14.5 if len(ls)==1 else 10+9*i); sw=pdf.get_string_width(l); pdf.text(x+3 if a=='L' else x+w-3-sw if a=='R' else x+(w-sw)/2,yy,l)
            x+=w
        pdf.set_text_color(0,0,0); return y+24
    def line(y,vals,b='',fill=None):
        x=x0
        if fill: pdf.set_fill_color(*fill); pdf.rect(x0,y,W,13,'F')
        pdf.set_draw_color(190,190,190); pdf.set_line_width(.4); pdf.line(x0,y+13,x0+W,y+13)
        for (h,w,a),v in zip(cols,vals):
            if v: 
                pdf.set_font('helvetica',b if h!='REMARKS' else 'I',8 if h!='REMARKS' else 7); sw=pdf.get_string_width(v); pdf.text(x+3 if a=='L' else x+w-3-sw if a=='R' else x+(w-sw)/2,y+9.6,v)
            x+=w
        return y+13
    y=head(1); g=[0]*8; gc=0
    for si,(sn,lots) in enumerate(streets):
        if si==2: 
            pdf.set_font('times','I',9); pdf.text(x0,y+14,'continued on sheet 2'); y=head(2)
        pdf.set_font('helvetica','B',9); pdf.set_fill_color(222,232,218); pdf.rect(x0,y,W,15,'F'); pdf.text(x0+4,y+11,sn); y+=15
        s=[0]*8; oc=0
        for i,l in enumerate(lots):
            u=str(l)
            if l in vac:
                y=line(y,[u,'','','','','','','','','','','',vac[l]]); rows.append(dict(unit=u,section=sn,statusText=vac[l])); continue
            if l==1:
                y=line(y,[u,'OFFICE / MANAGER','DW','','0.00','','','','','0.00','','','park-owned']); oc+=1
                rows.append(dict(unit=u,section=sn,tenantName='OFFICE / MANAGER',unitType='DW',statusText='Occupied',contractRent=0,totalCharges=0)); continue
            n=next(nm); rv=si==2; ty='RV' if rv else r.choice(['SW','SW','DW']); rent={'SW':485,'DW':530,'RV':410}[ty]+(r.choice([0,0,0,-25,-40]))
            lt=u
            if l==24: lt='24-25' if False else u
            wa=round(r.uniform(18,47),2) if not rv else 20.0; se=round(wa*.8,2) if not rv else None; tr=18 if not rv else 12
            ps=r.choice([None,None,None,15,25]); mi=D(r.randrange(2003,2025),r.randrange(1,13),1)
            tot=round(rent+wa+(se or 0)+tr+(ps or 0),2); past=r.choice([None]*6+[tot,100,round(tot*2,2),37.5,-tot]); dep=r.choice([rent,300,300,None])
            rem='';steps=None
            if l in(9,27): nr=rent+30; rem=f'rent to {nr} on 10/1/25'; steps=[dict(date='2025-10-01',amount=nr)]
            elif past and past>400: rem=r.choice(['pay plan','5-day notice sent',''])
            elif l==35: rem='winters in FL'
            p=lambda v:'' if v is None else m2(v) if v>=0 else f'({m2(-v)})'
            y=line(y,[u,n,ty,f'{mi.month:02d}/{mi.year}',p(rent),p(wa),p(se),p(tr),p(ps),p(tot),p(past),p(dep),rem]); oc+=1
            for k,v in enumerate([rent,wa,se,tr,ps,tot,past,dep]): s[k]+=v or 0
            rows.append(dict(unit=u,section=sn,tenantName=n,unitType=ty,statusText='Occupied',moveInDate=f'{mi.month:02d}/{mi.year}',contractRent=rent,charges=[dict(code=c,amount=a) for c,a in(('WATER',wa),('SEWER',se),('TRASH',tr),('PET / SHED',ps)) if a is not None],totalCharges=tot,balance=past,deposit=dep,rentSteps=steps))
        p=lambda v:m2(v) if v>=0 else f'({m2(-v)})'
        y=line(y,['',f'{oc} of {len(lots)} lots filled','','']+[p(round(q,2)) for q in s],'B',(240,240,232)); gc+=oc
        g=[a+b for a,b in zip(g,s)]
    good=round(g[0],2); bad=good+900 ; assert bad!=good
    vals=[bad]+[round(q,2) for q in g[1:]]
    tie(g[5],sum(g[:5]))
    y=line(y+6,['','ALL LOTS','','']+[p(q) for q in vals],'B',(200,215,195))
    n=44; v=len(vac); assert gc==n-v
    pdf.set_font('times','',10); y+=24
    for s in [f'{n} lots in the park: {n-v} filled, {v} not.  Residents own their homes except the manager on Lot 1.','SW single wide, DW double wide, RV travel trailer.  All rentals month to month under the park rules of 1/1/2022.  ( ) = paid ahead.','Amounts past due are as of the date of this billing, July 1, 2025.']: pdf.text(x0,y,s); y+=14
    pdf.output(P(DOC,f))
    save(f,'MANUFACTURED_HOUSING','park lot billing list by street, utility columns, remarks with steps',False,dict(propertyName='Whispering Pines Mobile Home Community',asOnDate='2025-07-01',units=n,occupied=n-v,vacant=v,planted=dict(what=f'Grand total of LOT RENT printed {m2(bad)}; the street subtotals and rows come to {m2(good)}',kind='total_wrong'),rows=rows))

def farm():
    f='letter_hollow_oak_farm_houses.pdf'
    pdf=FPDF('P','mm','A4'); pdf.set_margins(25,22,25); pdf.add_page(); pdf.set_font('times','',12)
    pdf.cell(0,6,'Hollow Oak Farm, R.D. 2, Ludlow Corners',align='R',new_x='LMARGIN',new_y='NEXT'); pdf.cell(0,6,'April 9, 2025',align='R',new_x='LMARGIN',new_y='NEXT'); pdf.ln(6)
    pdf.multi_cell(0,6,'Dear Mr. Haverstraw,\n\nYou asked for a list of what is rented on the farm for the bank. Here it is as of the first of this month. We keep no computer for it, so my daughter has typed this for me.',new_x='LMARGIN',new_y='NEXT'); pdf.ln(5)
    R=[('Main house','ourselves',None,None,None,None),('Stone house','Delphine & Orrin Rainsford',1350,'June 30, 2026',1350,None),('Tenant house, north half','Gideon Haddock',875,'month to month',600,50),('Tenant house, south half','nobody since Christmas',None,None,None,None),('Apartment over the dairy','A. Nettleship (milks for us)',400,'as long as he works here',None,None),('Orchard cottage','Rosalind Fairweather',1050,'August 31, 2025',1050,None),('Red barn & shed','Crowhurst Tree Service',650,'December 31, 2027',None,1300)]
    pdf.set_font('times','I',11)
    W=[43,44,18,30,18,16]
    heads=['','Who is in it','Per month','Good until','Security','Behind']
    def row(v,st=''):
        pdf.set_font('times',st,11 if st!='I' else 10.5); y=pdf.get_y(); x=pdf.l_margin; mx=y
        for w,t,i in zip(W,v,range(6)):
            pdf.set_xy(x,y); pdf.multi_cell(w,5.2,t or '',align='R' if i in(2,4,5) else 'L',new_x='RIGHT',new_y='NEXT'); mx=max(mx,pdf.get_y()); x+=w
        pdf.set_xy(pdf.l_margin,mx+2)
    row(heads,'I')
    rows=[]
    for u,t,m,e,d,b in R:
        row([u,t,f'${m:,}' if m else '',e or '',f'${d:,}' if d else '',f'${b:,}' if b else ''])
        if e and e[-4:].isdigit():
            e=iso(dt.datetime.strptime(e,'%B %d, %Y').date())
        vac=t.startswith('nobody')
        rows.append(dict(unit=u,tenantName=None if vac else t,statusText=t if vac or t=='ourselves' else 'Occupied',contractRent=m,leaseEndDate=e,deposit=d,balance=b,rentSteps=[dict(date='2025-07-01',amount=1400)] if u=='Stone house' else None))
    pdf.set_font('times','',12); pdf.ln(4); tot=sum(x[2] or 0 for x in R); assert tot==4325
    pdf.multi_cell(0,6,f"The rents add to ${tot:,} a month. The Rainsfords' rent goes to $1,400 on July 1, 2025 and stays there. Mr. Haddock pays on the tenth and is $50 short from last month; Crowhurst is two months back but will make it up in firewood and cash.\n\nSo there are seven places in all, six of them lived in or used (the main house being our own) and one empty, which wants a new floor before we can show it. The fields are worked by us and are not let.\n\nI hold the security money in the Grange credit union, $3,000 altogether.\n\nYours truly,",new_x='LMARGIN',new_y='NEXT'); pdf.ln(14); pdf.cell(0,6,'Lucinda Birdsall (Mrs.)')
    assert sum(x[4] or 0 for x in R)==3000
    pdf.output(P(DOC,f))
    save(f,'SINGLE_FAMILY_RENTAL',"owner's letter with an unruled wrapped table, steps and totals in prose",True,dict(propertyName='Hollow Oak Farm',asOnDate='2025-04-01',units=7,occupied=6,vacant=1,rows=rows))
if __name__=='__main__':
    apartments(); mhp(); farm()
