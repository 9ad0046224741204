# documents 12-14 (workbooks)
import sys; sys.path.insert(0,'./makers')
from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL

def accountant():
    rng=random.Random(4112); fn='Riverside Med Arts - Oct billing roll.xlsx'; asof=D(2025,10,1)
    spec=[('Keller Family Practice','101',2480),('Gentle Dental Care','102',1960),('Silverado Hearing Aids','103',1040),(None,'104',1325),('Foothill Podiatry','201',1715),('Wellspring Behavioral Health','202',3090),('Premier Labs Draw Station','203A',610)]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'; nt=wb.create_sheet('Notes')
    f=Font(name='Tahoma',size=9); b=Font(name='Tahoma',size=9,bold=True); thin=Side(style='thin'); dbl=Side(style='double')
    ws['A1']='Riverside Medical Arts Building, LLC'; ws['A2']='Tenant Rent Roll & Billing'; ws['A3']='For the month of October 2025'
    for c in ('A1','A2','A3'): ws[c].font=Font(name='Tahoma',size=11,bold=True)
    H=['Tenant','Suite','Sq. Ft.','Lease\nCommenced','Lease\nExpires','Base\nRent','CAM','R.E.\nTaxes','Insur-\nance','After-hrs\nHVAC','Total\nBilling','Next Increase','Security\nDep. (2100)','A/R at\n9/30/25']
    for i,h in enumerate(H): c=ws.cell(5,i+1,h); c.font=b; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=thin)
    r=6; rows=[]; S=[0]*9; MN='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
    for t,u,a in spec:
        x=lease(rng,u,a,t,asof,(22,27),bump=.03,nnn=(4.6,3.1,.55),terms=(36,60,84))
        c=ws.cell(r,1,t or 'vacant'); c.font=f; ws.cell(r,2,u).font=f; ws.cell(r,3,a).number_format='#,##0'; ws.cell(r,3).font=f
        S[8]+=a
        if not t: rows.append(row(unit=u,area=a,statusText='vacant')); r+=1; continue
        hv=185.5 if u=='202' else None; tot=r2(x.cur+x.rec+(hv or 0)); ar=r2(tot) if u=='103' else (-200.0 if u=='201' else None)
        end='M-T-M' if u=='203A' else x.end; st=x.steps[:1] if end!='M-T-M' else []
        ds=lambda d: d.strftime('%b %d, %Y') if isinstance(d,dt.date) else d
        for c_,v in ((4,ds(x.start)),(5,ds(end)),(6,x.cur),(7,x.cam),(8,x.tax),(9,x.ins),(10,hv),(11,tot),(12,f'{m2(st[0][1])} eff. {usn(st[0][0])}' if st else 'n/a'),(13,x.dep),(14,ar)):
            if v is None: continue
            k=ws.cell(r,c_,v); k.font=f
            if isinstance(v,float) or isinstance(v,int): k.number_format=MN
        ws.cell(r,3).font=f
        for i,v in enumerate((x.cur,x.cam,x.tax,x.ins,hv or 0,tot,x.dep,ar or 0)): S[i]+=v
        ch=[('Base Rent',x.cur),('CAM',x.cam),('R.E. Taxes',x.tax),('Insurance',x.ins)]+([('After-hrs HVAC',hv)] if hv else [])
        q=row(unit=u,tenantName=t,statusText='Occupied',area=a,leaseStartDate=x.start,leaseEndDate=end,contractRent=x.cur,charges=ch,totalCharges=tot,deposit=x.dep or None,rentSteps=st)
        if ar is not None: q['balance']=ar
        rows.append(q); r+=1
    ws.cell(r,1,'Totals').font=b
    for c_,i in ((3,8),(6,0),(7,1),(8,2),(9,3),(10,4),(11,5),(13,6),(14,7)):
        k=ws.cell(r,c_,r2(S[i])); k.font=b; k.number_format='#,##0' if c_==3 else MN; k.border=Border(top=thin,bottom=dbl)
    r+=2; ws.cell(r,1,'Agrees to GL 4000/4100/4110/4120 per billing batch 1025-01.  Suite 104 marketed at $24.00 NNN.').font=Font(name='Tahoma',size=8,italic=True)
    nt['A1']='CAM estimate reset each April'; nt['A2']='203A - lab draw station month to month since 6/1'
    for i,w in enumerate([30,8,9,13,13,13,11,11,10,11,13,24,13,12]): ws.column_dimensions[CL(i+1)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+fn)
    save(fn,rows,'Riverside Medical Arts Building, LLC','2025-10',7,6,1,'OFFICE','property accountant, Excel billing roll','small tenant-first sheet, text dates, increase in one text cell',False,sheet='Rent Roll')

def mixed():
    rng=random.Random(4113); fn='450 Foundry Block_RR_123125.xlsx'; asof=D(2025,12,31)
    wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('Rent Roll'); 
    F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
    m=F(num_format='#,##0.00'); n0=F(num_format='#,##0'); d=F(num_format='d-mmm-yy',align='right'); t=F(); sec=F(bold=1,font_color='white',bg_color='#404040'); h=F(bold=1,bottom=2,text_wrap=1,align='center'); tb=F(bold=1,top=1,num_format='#,##0.00'); tn=F(bold=1,top=1,num_format='#,##0'); tl=F(bold=1,top=1)
    ws.merge_range('A1:N1','450 FOUNDRY BLOCK',F(bold=1,font_size=16,align='center')); ws.merge_range('A2:N2','Consolidated Rent Roll - Residential, Retail and Office',F(align='center')); ws.merge_range('A3:N3','December 31, 2025',F(align='center',italic=1))
    ws.set_column(0,0,9);ws.set_column(1,1,26);ws.set_column(2,13,11.5); ws.set_landscape(); ws.fit_to_pages(1,0)
    r=4; rows=[]; cnt=[0,0]; G=[0,0]
    dx=lambda x: dt.datetime.combine(x,dt.time())
    for name,us_,rt,nn in (('RETAIL - GROUND FLOOR',[('R1',3400,'Frothy Cup Coffee'),('R2',1850,'Main Street Cycles'),('R3',2600,None),('R4',1475,'The Book Nook')],(26,34),(2.9,4.1,.6)),('OFFICE - SECOND FLOOR',[('2A',4150,'Marsh & Tolliver Consulting'),('2B',2275,'Delphine Interiors'),('2C',1310,None),('2D',3020,'Sable Point Architects')],(24,28),(1.2,.9,0))):
        ws.merge_range(r,0,r,13,name,sec); r+=1
        off=name[0]=='O'
        H=['Suite','Tenant','RSF','Begins','Ends','Base Rent / Mo.','Base Rent / Yr.']+(['Opex Escal.','Tax Escal.','Elec.'] if off else ['CAM','Tax','Ins.'])+['Total / Mo.','Next Bump','Bump To (Mo.)','Deposit']
        ws.set_row(r,32)
        for i,x in enumerate(H): ws.write(r,i,x,h)
        r+=1; r0=r; S=[0]*6
        for u,a,tn_ in us_:
            x=lease(rng,u,a,tn_,asof,rt,nnn=nn,terms=(60,84,120)); cnt[0]+=1
            ws.write(r,0,u,t); ws.write(r,1,tn_ or 'Vacant',t); ws.write(r,2,a,n0); S[0]+=a
            if not tn_: rows.append(row(unit=u,area=a,statusText='Vacant',section=name)); r+=1; continue
            cnt[1]+=1
            if off: x.ins=round(1.75*a/12,2)
            tot=r2(x.cur+x.rec); 
            for c,v in ((3,x.start),(4,x.end)): ws.write_datetime(r,c,dx(v),d)
            for c,v in ((5,x.cur),(6,x.ann),(7,x.cam),(8,x.tax),(9,x.ins),(10,tot),(13,x.dep)): ws.write(r,c,v,m)
            if x.steps: ws.write_datetime(r,11,dx(x.steps[0][0]),d); ws.write(r,12,x.steps[0][1],m)
            for i,v in enumerate((x.cur,x.ann,x.rec,tot,x.dep)): S[i+1]+=v
            rows.append(row(unit=u,area=a,tenantName=tn_,statusText='Occupied',section=name,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,annualRent=x.ann,charges=[(H[7],x.cam),(H[8],x.tax),(H[9],x.ins)],totalCharges=tot,deposit=x.dep,rentSteps=x.steps[:1])); r+=1
        ws.write(r,0,'Subtotal',tl); ws.write(r,1,'',tl); ws.write(r,2,S[0],tn); ws.write(r,5,r2(S[1]),tb); ws.write(r,6,r2(S[2]),tb); ws.write(r,10,r2(S[4]),tb); ws.write(r,13,r2(S[5]),tb); G[0]+=S[0];G[1]+=S[1]; r+=2
    name='RESIDENTIAL - FLOORS 3 TO 6'; ws.merge_range(r,0,r,13,name,sec); r+=1
    H=['Apt','Resident','SF','Type','Status','Market Rent','Lease Rent','Pet','Garage','Total / Mo.','Moved In','Lease From','Lease To','Deposit']
    ws.set_row(r,32)
    for i,x in enumerate(H): ws.write(r,i,x,h)
    r+=1; S=[0]*7; nmz=['Delacroix, A.','Okonjo, P.','Vance, Tamsin','Whitlow, R. & J.','Sorrell, Mack','Ibarra, L.','Penhallow, G.','Quist, Dana','Arboleda, T.','Fennimore, K.','Zielke, B.','Marchetti-Poe, S.','Tran-Holt, V.','Underhill, C.','Rasco, Imre','Bellweather, N.','Castellane, D.','Gorham, Elise','Nakamoto-Reyes, Y.','Pruitt, Odell','Lindqvist, H.','Abara, Chidi F.']
    it=iter(nmz); plans={1:('STU',515,1495),2:('1BR',690,1825),3:('1BR-D',780,1975),4:('2BR',1010,2490),5:('1BR',690,1825),6:('2BR-L',1080,2650)}
    for fl in (3,4,5,6):
        for k in range(1,7):
            u=f'{fl}0{k}'; ty,a,mk=plans[k]; mk+=25*(fl-3); cnt[0]+=1; S[0]+=a; S[1]+=mk
            ws.write(r,0,int(u),F(align='left')); ws.write(r,2,a,n0); ws.write(r,3,ty,t); ws.write(r,5,mk,m)
            if u in('405','602'):
                ws.write(r,1,'',t); ws.write(r,4,'Vacant' if u=='405' else 'Vacant-Ready',t); rows.append(row(unit=u,area=a,unitType=ty,statusText='Vacant' if u=='405' else 'Vacant-Ready',section=name,marketRent=mk)); r+=1; continue
            cnt[1]+=1; nm=next(it); rent=mk-rng.choice([0,20,45,60,85]); pet=rng.choice([0,0,0,35]); gar=rng.choice([0,0,110,150]); tot=rent+pet+gar
            ls_=addm(D(2026,1,1),-rng.randint(1,11)); le=addm(ls_,12)-dt.timedelta(1); mi=addm(ls_,-12*rng.choice([0,0,1,2])); st='Notice' if u in('306','503') else 'Current'; dep=rng.choice([500,500,750,rent])
            ws.write(r,1,nm,t); ws.write(r,4,st,t); ws.write(r,6,rent,m)
            if pet: ws.write(r,7,pet,m)
            if gar: ws.write(r,8,gar,m)
            ws.write(r,9,tot,m); ws.write(r,13,dep,m)
            ws.write_datetime(r,10,dx(mi),d); ws.write_datetime(r,11,dx(ls_),d); mt=u=='402'
            if mt: ws.write(r,12,'MTM',F(align='right'))
            else: ws.write_datetime(r,12,dx(le),d)
            for i,v in enumerate((rent,pet,gar,tot,dep)): S[i+2]+=v
            rows.append(row(unit=u,area=a,unitType=ty,tenantName=nm,statusText=st,section=name,marketRent=mk,contractRent=rent,charges=[(c,v) for c,v in (('Pet',pet),('Garage',gar)) if v],totalCharges=tot,moveInDate=mi,leaseStartDate=ls_,leaseEndDate='MTM' if mt else le,deposit=dep)); r+=1
    ws.write(r,0,'Subtotal',tl); ws.write(r,2,S[0],tn)
    for c,i in ((5,1),(6,2),(7,3),(8,4),(9,5),(13,6)): ws.write(r,c,S[i],tb)
    r+=2; ws.write(r,0,'TOTAL PROPERTY',F(bold=1)); ws.write(r,2,G[0]+S[0],tn); ws.write(r,4,'Rent / Mo.',F(bold=1)); ws.write(r,5,r2(G[1]+S[2]),tb); ws.write(r,7,f'{cnt[1]} of {cnt[0]} units occupied',t)
    wb.close()
    save(fn,rows,'450 FOUNDRY BLOCK',asof,cnt[0],cnt[1],cnt[0]-cnt[1],'MIXED_USE','regional property manager, Excel','three sections each with its own header row, commercial and apartments in one sheet',True,sheet='Rent Roll')

def parking():
    rng=random.Random(4114); fn='Dockside garage + cages licensee list.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Licensees'
    f=Font(name='Verdana',size=8); b=Font(name='Verdana',size=8,bold=True); gr=PatternFill('solid',fgColor='FFF2CC')
    ws['A1']='DOCKSIDE CENTER'; ws['A1'].font=Font(name='Verdana',size=11,bold=True); ws['A2']='Ancillary income - parking stall & storage cage licensees'; ws['A2'].font=f; ws['K1']='printed 10/07/2025'; ws['K1'].font=f
    corp=['Meridian Claims Services','Hexagon Payroll','Palisade Cyber, Inc.']; ppl=['Ostrow, L.','Bramhall, D.','Tisdale, K.','Ngata, Wiremu','Corrigan-Lee, F.','Amsel, J.','Pfeiffer, R.','Dubois-Hart, M.','Salcedo, I.','Yarrow, T.','Hightower, B.','Kimball, S.']
    rows=[]; r=4; U=O=0; GS=[0,0,0,0]; who=None
    H={'P':['Stall','Kind','Licensee','Since','Thru','','Rate/mo','Sales tax','Total','Remote dep.','Bal.'],'S':['Cage','Size','Licensee','Since','Thru','Sq ft','Rate/mo','Sales tax','Total','Key dep.','Bal.']}
    for sn,pre,n,kinds in (('LEVEL P1','P1-',22,('Covered',165)),('LEVEL P2','P2-',20,('Covered',140)),('SURFACE LOT','S-',9,('Surface',85)),('STORAGE CAGES - BASEMENT','C',12,None)):
        ws.cell(r,1,sn).font=b
        for i in range(1,12): ws.cell(r,i).fill=gr
        r+=1; hh=H['P' if kinds else 'S']
        for i,h in enumerate(hh): 
            if h: ws.cell(r,i+1,h).font=b
        r+=1; S=[0,0,0,0]; k=0; run=0; occ=0
        for j in range(1,n+1):
            u=f'{pre}{j:02d}'; U+=1
            if kinds: kd,rate=kinds; ar=None; kd='EV' if (pre=='P1-' and j in(3,4)) else 'ADA' if (j==1) else kd; rate+=30 if kd=='EV' else 0
            else: kd,ar,rate=[('5x8',40,62),('8x10',80,110),('10x12',120,155)][(j-1)//5 if j<11 else 2]
            ws.cell(r,1,u);ws.cell(r,2,kd)
            if ar: ws.cell(r,6,ar)
            if run==0 and rng.random()<.22 and kinds: run=rng.randint(2,4); who=corp[(corp.index(who)+1)%3] if U>3 and O>3 and who else rng.choice(corp)
            if run: run-=1; t=who
            elif rng.random()<.2: t=None
            else: t=rng.choice(ppl)
            if not t:
                ws.cell(r,3,rng.choice(['open','open','']) if False else 'open')
                rows.append(row(unit=u,unitType=kd,area=ar,section=sn,statusText='open'))
            else:
                O+=1;occ+=1
                rt=0 if (t=='Meridian Claims Services' and j%4==0) else rate
                tx=r2(rt*.07); tot=r2(rt+tx); dep=50 if kinds else 25; bal=rng.choice([0,0,0,0,0,tot]); st=D(2025,10,1)
                st=addm(st,-rng.randint(1,40)); th=rng.choice(['MTM','MTM',addm(st,12*(1+(2025*12+10-st.year*12-st.month)//12))-dt.timedelta(1)])
                ws.cell(r,3,t);ws.cell(r,4,st.strftime('%m/%y'));ws.cell(r,5,th if th=='MTM' else us2(th))
                for c,v in ((7,rt),(8,tx),(9,tot),(10,dep),(11,bal)): ws.cell(r,c,v).number_format='#,##0.00'
                for i,v in enumerate((rt,tx,tot,dep)): S[i]+=v
                rows.append(row(unit=u,unitType=kd,area=ar,section=sn,tenantName=t,statusText='Occupied',leaseStartDate=st.strftime('%b %Y'),leaseEndDate=th,contractRent=rt,charges=[('Sales tax',tx)],totalCharges=tot,deposit=dep,balance=bal))
            for i in range(1,12): ws.cell(r,i).font=f
            r+=1
        ws.cell(r,3,f'{sn.title()}: {occ} of {n} licensed')
        for c,v in zip((7,8,9,10),S): ws.cell(r,c,r2(v)).number_format='#,##0.00'
        for i in range(1,12): ws.cell(r,i).font=b
        GS=[p+q for p,q in zip(GS,S)]; r+=2
    ws.cell(r,3,f'ALL: {O} of {U} licensed, {U-O} open')
    for c,v in zip((7,8,9,10),GS): ws.cell(r,c,r2(v)).number_format='#,##0.00'
    for i in range(1,12): ws.cell(r,i).font=b
    ws.cell(r+2,1,'Rate 0.00 = stall included in office lease.').font=f
    for i,w in enumerate([9,10,36,9,11,8,11,10,11,12,10]): ws.column_dimensions[CL(i+1)].width=w
    ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+fn)
    save(fn,rows,'DOCKSIDE CENTER',None,U,O,U-O,'PARKING','garage/ancillary manager, own Excel list','stalls and storage cages in sections with their own header, since as mm/yy, print date only, zero-rate stalls',True,sheet='Licensees')
if __name__=='__main__': accountant(); mixed(); parking()
