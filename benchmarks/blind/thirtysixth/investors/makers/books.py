from lib import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L_
def x1():
    r=random.Random(201); nm=Names(r); f='Argus_Presentation_Rent_Roll_Meridian_Science_Park.xlsx'; wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Rent Roll'); F=wb.add_format
    b=F(dict(bold=1,font_name='Arial',font_size=8,text_wrap=1,align='center',bottom=1)); n=F(dict(font_name='Arial',font_size=8)); m=F(dict(font_name='Arial',font_size=8,num_format='£#,##0')); m2=F(dict(font_name='Arial',font_size=8,num_format='£#,##0.00')); a_=F(dict(font_name='Arial',font_size=8,num_format='#,##0')); pc=F(dict(font_name='Arial',font_size=8,num_format='0.00%')); t=F(dict(bold=1,font_name='Arial',font_size=11,align='center')); B=F(dict(bold=1,font_name='Arial',font_size=8,num_format='#,##0',top=1)); BM=F(dict(bold=1,font_name='Arial',font_size=8,num_format='£#,##0',top=1)); dm=F(dict(font_name='Arial',font_size=8,num_format='mmm-yyyy',align='left'))
    for i,x in enumerate(['Presentation Rent Roll & Current Term Tenant Summary','Meridian Science Park, Cambridge (Amounts in GBP)','As of 1 January 2026']): ws.merge_range(i,0,i,10,x,t)
    for c,h in enumerate(['No.','Tenant Name\nSuite\nLease Dates & Term','Use','Floor Area (SqFt)\nBldg Share','Rate/Year','Base Rent\nper Year','Base Rent\nper Month','Rent Changes On','Changes To\n(per Month)','Market Rent\nper Month','Upon Expiration']): ws.write(4,c,h,b)
    ws.set_row(4,36); ws.set_column(0,0,4); ws.set_column(1,1,34); ws.set_column(2,10,13)
    rows=[];y=5;A_=0;VA=0;RM=MK=0;no=nv=0
    units=[(bl,fl,i) for bl,k in(('Crick House',4),('Turing House',5),('Hodgkin House',4)) for fl,i in [(x//2,x) for x in range(k)]]
    ar=[r.randint(3200,16500) for _ in units]; tot=sum(ar)
    for k,((bl,fl,i),a) in enumerate(zip(units,ar)):
        su=f"{bl} {['G','1','2'][fl]}.{i%2+1}"; use=r.choice(['Laboratory','Lab/Office','Office']); mk=round(a*(62 if use!='Office' else 46)/12); vac=k in(3,9)
        ws.write(y,0,k+1,n); ws.write(y+1,1,'Suite: '+su,n); ws.write(y,3,a,a_); ws.write(y+1,3,a/tot,pc); ws.write(y,2,use,n); ws.write(y,9,mk,m); MK+=mk
        if vac:
            ws.write(y,1,'Vacant',n); ws.write(y,10,'Market',n); rows.append(row(unit=su,unitType=use,area=a,statusText='Vacant',marketRent=mk)); VA+=a; nv+=1
        else:
            tn=nm('bio'); s=D(r,2019,2025,1); e=addy(s,10 if s.year<2023 else 5); mo=round(a*r.uniform(40,60)/12); ws.write(y,1,tn,n); ws.write(y+2,1,f"{s:%b-%Y} to {e:%b-%Y}",n); ws.write(y+3,1,f'{(e.year-s.year)*12+e.month-s.month+1} Months',n); ws.write(y,4,mo*12/a,m2); ws.write(y,5,mo*12,m); ws.write(y,6,mo,m); stp=[]
            for j in range(r.choice([0,1,2])):
                d=dt.date(2026+j,max(2,s.month),1); v=round(mo*(1+.035*(j+1)))
                if d<e: ws.write_datetime(y+j,7,dt.datetime(d.year,d.month,1),F(dict(font_name='Arial',font_size=8,num_format='d-mmm-yy'))); ws.write(y+j,8,v,m); stp.append(dict(date=d.isoformat(),amount=v))
            ws.write(y,10,r.choice(['Market','Renew','Option']),n)
            rows.append(row(unit=su,unitType=use,tenantName=tn,area=a,leaseStartDate=f'{s:%b-%Y}',leaseEndDate=f'{e:%b-%Y}',contractRent=mo,annualRent=mo*12,marketRent=mk,rentSteps=stp,statusText='Occupied')); A_+=a; RM+=mo; no+=1
        y+=5
    for l,q,mm in [('Total Occupied SqFt',A_,1),('Total Available SqFt',VA,0),('Total',A_+VA,2)]:
        ws.write(y,1,l,B); ws.write(y,3,q,B); ws.write(y+0,4,q/tot,F(dict(font_name='Arial',font_size=8,num_format='0.0%')))
        if mm==1: ws.write(y,5,RM*12,BM); ws.write(y,6,RM,BM)
        if mm==2: ws.write(y,9,MK,BM)
        y+=1
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); save(f,rows,'Meridian Science Park','2026-01-01',no+nv,no,nv,'OTHER','Argus presentation rent roll, stacked 4-line records',True)
def x2():
    r=random.Random(202); nm=Names(r); f='released_tenancy_export_BroadwayParade.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancies'
    H=['Property','Property Unit','Unit Type','Tenancy Reference','Trading As','Tenancy Status','Area (sq m)','Commenced','Expiry','Next Rent Review','Rent Frequency','Monthly Rent (excl. VAT)','Annual Rent (excl. VAT)','Service Charge (Monthly)','Insurance (Monthly)','Deposit Held','Balance Owing','Property Manager']
    ws.append(H)
    for c in ws[1]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2A7DE1')
    rows=[];no=nv=0
    U=[(f'Shop {i}' if i!=5 else 'Shop 5-6','Retail') for i in (1,2,3,4,5,7,8,9,10,11)]+[(f'Flat {i}','Residential') for i in range(1,9)]+[('Garage 1','Garage'),('Garage 2','Garage'),('Shop 3','Retail')]
    for k,(u,ty) in enumerate(U):
        fut=k==len(U)-1; vac=u in('Shop 3','Flat 6') and not fut; a=None if ty=='Garage' else round(r.uniform(42,165) if ty=='Retail' else r.uniform(38,71),1)
        if fut: a=[x for x in rows if x['unit']=='Shop 3'][0]['area']
        if vac:
            ws.append(['1-11 Broadway Parade, Orpington',u,ty,None,None,'Vacant',a]+[None]*4+[0,0,0,0,0,0,'T. Ashgrove']); nv+=1
            rows.append(row(unit=u,unitType=ty,area=a,propertyName='1-11 Broadway Parade, Orpington',statusText='Vacant',contractRent=0,annualRent=0,deposit=0,balance=0,charges=[dict(code='Service Charge (Monthly)',amount=0),dict(code='Insurance (Monthly)',amount=0)])); continue
        t=nm('shop') if ty=='Retail' else r.choice(['Ms ','Mr '])+r.choice('ABCDEGHJ')+' '+r.choice(['Thornwick','Abelard','Marchetti','Okonwe','Pryce-Lane','Sandoval','Vickery'])
        s=dt.date(2026,1,12) if fut else D(r,2018,2025); e=addy(s,10 if ty=='Retail' else 2)
        if e<dt.date(2025,11,1): ex='Periodic' if ty!='Retail' else None; e=ex or addy(s,15)
        mo=round(a*(19 if ty=='Retail' else 24.5)/25)*25 if a else 85; sc=round(a*.9,2) if ty=='Retail' else 0; ins=round(a*.22,2) if ty=='Retail' else 0; dep=mo*3 if ty=='Retail' and r.random()<.5 else round(mo*12/52*5) if ty=='Residential' else 0; bal=r.choice([0,0,0,-50,mo,round(mo/3,2)]) if not fut else 0; st='Pending' if fut else 'Holding Over' if e=='Periodic' else 'Current'
        ws.append(['1-11 Broadway Parade, Orpington',u,ty,f'TEN-{2100+k*7}',t,st,a,s,e,addy(s,5,0) if ty=='Retail' and s.year>2020 else None,'Quarterly' if ty=='Retail' else 'Monthly',mo,mo*12,sc,ins,dep,bal,'T. Ashgrove'])
        rows.append(row(unit=u,unitType=ty,tenantName=t,area=a,propertyName='1-11 Broadway Parade, Orpington',statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=mo,annualRent=mo*12,deposit=dep,balance=bal,charges=[dict(code='Service Charge (Monthly)',amount=sc),dict(code='Insurance (Monthly)',amount=ins)]))
        if ty!='Garage' and not fut: no+=1
    for rw in ws.iter_rows(min_row=2):
        for c in rw:
            if c.column in(8,9,10): c.number_format='dd/mm/yyyy'
            if c.column in(12,13,14,15,16,17): c.number_format='#,##0.00'
    for i in range(1,19): ws.column_dimensions[L_(i)].width=18
    ws.column_dimensions['A'].width=32; ws.freeze_panes='C2'; ws.auto_filter.ref=ws.dimensions; wb.save(DOC+f)
    save(f,rows,'1-11 Broadway Parade, Orpington',None,no+nv,no,nv,'MIXED_USE','Re-Leased flat export, no title or totals, pending row',True,sheet='Tenancies')
def x3():
    r=random.Random(203); nm=Names(r); f='Ridgemont Medical Centre - rent roll Nov 2025.xlsx'; wb=xlsxwriter.Workbook(DOC+f); F=wb.add_format
    s0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('RR'); s2=wb.add_worksheet('Notes')
    h=F(dict(bold=1,bg_color='#cfe2d4',border=1,align='center',valign='vcenter',text_wrap=1)); n=F(dict(border=4)); m=F(dict(border=4,num_format='$#,##0.00;($#,##0.00);"-"')); q=F(dict(border=4,num_format='#,##0')); d_=F(dict(border=4,num_format='d-mmm-yy')); sec=F(dict(bold=1,bg_color='#eeeeee')); B=F(dict(bold=1,top=6,num_format='$#,##0.00')); BQ=F(dict(bold=1,top=6,num_format='#,##0'))
    ws.write('B1','Ridgemont Medical Centre, 2150 Ridgemont Blvd, Burnaby BC',F(dict(bold=1,font_size=14))); ws.write('B2','Rent roll, November 1, 2025')
    for c,w in enumerate([2,8,30,22,9,11,11,12,12,12,12,13,12]): ws.set_column(c,c,w)
    for c,t in [(1,'Suite'),(2,'Practice / tenant'),(3,'Specialty'),(4,'RSF'),(12,'Deposit')]: ws.merge_range(3,c,4,c,t,h)
    ws.merge_range(3,5,3,6,'Term',h); ws.write(4,5,'Start',h); ws.write(4,6,'End',h); ws.merge_range(3,7,3,11,'Monthly billing',h)
    for c,t in enumerate(['Basic rent','CAM','Property tax','Parking','Total']): ws.write(4,7+c,t,h)
    y=5; rows=[];G=[0]*6;no=nv=0;fs=[]; sp=['Family practice','Dental','Physiotherapy','Diagnostic imaging','Laboratory','Optometry','Paediatrics','Orthopaedics','Dermatology','Pharmacy']
    for fl,name in enumerate(['MAIN FLOOR','SECOND FLOOR','THIRD FLOOR','FOURTH FLOOR'],1):
        ws.merge_range(y,1,y,12,name,sec); y+=1; S=[0]*6
        for i in range([6,8,8,7][fl-1]):
            u=f'{fl}{(i+1)*5:02d}'; a=r.randint(620,3100)
            if (fl,i) in[(2,3),(3,6),(4,0),(4,1)]:
                tx={(4,1):'Leased - Coastline Sleep Clinic, occ. Feb 1/26'}.get((fl,i),'vacant'); ws.write_row(y,1,[u,tx,''],n); ws.write(y,4,a,q); 
                for c in range(5,13): ws.write_blank(y,c,None,n)
                nv+=1; rows.append(row(unit=u,area=a,section=name,statusText='vacant' if tx=='vacant' else None,tenantName=None if tx=='vacant' else 'Coastline Sleep Clinic')); S[0]+=a
            else:
                k=r.choice(sp); t=r.choice(A)+' '+{'Dental':'Dental','Pharmacy':'Drugs Ltd.','Laboratory':'Medical Labs','Optometry':'Eyecare'}.get(k,r.choice(['Medical Corp.','Clinic Inc.','Health Group','Physicians Inc.']))
                s=D(r,2016,2025,1); e=addy(s,5 if s.year>2020 else 10); e=e if e>dt.date(2025,11,30) else addy(s,15); s=min(s,dt.date(2025,10,1)); v=[round(a*r.uniform(34,44)/12,2),round(a*11.4/12,2),round(a*7.15/12,2),r.choice([0,150,300])]; T=round(sum(v),2); dep=round(T*r.choice([1,2]),2)
                ws.write_row(y,1,[u,t,k],n); ws.write(y,4,a,q); ws.write_datetime(y,5,dt.datetime(s.year,s.month,s.day),d_); ws.write_datetime(y,6,dt.datetime(e.year,e.month,e.day),d_)
                for c,z in enumerate(v): ws.write(y,7+c,z,m)
                ws.write_formula(y,11,f'=SUM(H{y+1}:K{y+1})',m,T); ws.write(y,12,dep,m); no+=1
                rows.append(row(unit=u,tenantName=t,area=a,section=name,leaseStartDate=s,leaseEndDate=e,contractRent=v[0],totalCharges=T,deposit=dep,statusText='Occupied',charges=[dict(code=c,amount=z) for c,z in zip(['Basic rent','CAM','Property tax','Parking'],v) if z])); S=[x+z for x,z in zip(S,[a]+v+[T])]
            y+=1
        ws.write(y,2,f'Subtotal {name.lower()}',B); ws.write(y,4,S[0],BQ)
        for c in range(5): ws.write(y,7+c,round(S[c+1],2),B)
        y+=2; G=[x+z for x,z in zip(G,S)]; fs.append((name,S))
    ws.write(y,2,'BUILDING TOTAL',B); ws.write(y,4,G[0],BQ)
    for c in range(5): ws.write(y,7+c,round(G[c+1],2),B)
    s0.set_column(0,0,26); s0.write(0,0,'Ridgemont Medical Centre',F(dict(bold=1))); s0.write_row(2,0,['Floor','RSF','Basic rent / month','Basic rent / year'])
    for i,(nme,S) in enumerate(fs): s0.write_row(3+i,0,[nme.title(),S[0],round(S[1],2),round(S[1]*12,2)])
    s0.write_row(8,0,['Suites',no+nv]); s0.write_row(9,0,['Occupied',no]); s0.write_row(10,0,['Vacant (incl. leased, not commenced)',nv])
    s2.write(0,0,'Suite 410: lease signed, fixturing period, rent commences February 1, 2026.'); s2.write(1,0,'GST 5% is added to all billings.')
    ws.set_landscape(); ws.fit_to_pages(1,0); s0.set_column(1,3,20); s0.set_column(0,0,38); wb.close(); save(f,rows,'Ridgemont Medical Centre','2025-11-01',no+nv,no,nv,'OFFICE','3-sheet workbook, grouped header, floors, leased-not-commenced suite',True,sheet='RR')
def x4():
    r=random.Random(204); nm=Names(r); f='AMS7_datacentre_customer_schedule.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Customers 31-12-2025'; th=Side(style='thin',color='7F7F7F')
    ws['B2']='AMS7 Data Centre, Schiphol-Rijk'; ws['B2'].font=Font(name='Verdana',bold=True,size=13); ws['B3']='Customer / licence schedule per 31-12-2025, amounts in EUR per month excl. VAT'
    H=['Suite / cage','Data hall','Customer','Net m²','Contracted kW','Licence from','Licence to','Space fee','Power capacity fee','Cross connects','Monthly total','Bank guarantee','Indexation']
    for i,h in enumerate(H): c=ws.cell(5,2+i,h); c.font=Font(name='Verdana',bold=True,size=9); c.alignment=Alignment(wrap_text=True,vertical='center'); c.border=Border(top=th,bottom=th)
    y=6; rows=[];T=[0]*6;no=nv=0
    for hall,k in (('DH1',5),('DH2',4),('DH3',6)):
        for i in range(k):
            u=f"{hall}-{'S' if hall!='DH3' else 'C'}{i+1:02d}"; a=r.randint(40,420) if hall!='DH3' else r.randint(18,70); kw=a*r.choice([1.5,2,2.5])
            if (hall,i) in(('DH2',2),('DH3',1),('DH3',5)):
                V=[u,hall,'AVAILABLE',a,kw]; nv+=1; rows.append(row(unit=u,building=hall,area=a,statusText='AVAILABLE')); z=[a,0,0,0,0,0]
            else:
                t=nm('nl').replace('Retail Nederland','Hosting').replace('Warehousing','Networks').replace('Fresh Supply','Datacom'); s=D(r,2019,2025,1); e=addy(s,r.choice([5,7,10])); e=e if e>dt.date(2026,1,1) else addy(s,10); v=[a*42,kw*118,r.choice([0,385,770,1540])]; tot=sum(v); bg=round(tot*3,-3); no+=1
                V=[u,hall,t,a,kw,s,e]+v+[tot,bg,r.choice(['CPI','CPI min 2%','fixed 2.5%'])]; z=[a,kw]+v+[tot]
                rows.append(row(unit=u,building=hall,area=a,tenantName=t,leaseStartDate=s,leaseEndDate=e,totalCharges=tot,deposit=bg,statusText='Occupied',charges=[dict(code=c,amount=q) for c,q in zip(H[7:10],v)]))
            for j,v_ in enumerate(V):
                c=ws.cell(y,2+j,v_); c.font=Font(name='Verdana',size=9)
                if j in(5,6): c.number_format='dd-mm-yyyy'
                if j in(7,8,9,10,11): c.number_format='#,##0.00'
            y+=1; T=[p+q for p,q in zip(T,z)]
    for col,v in zip((3,5,6,9,10,11,12),['Total (m² incl. available)',T[0],T[1],T[2],T[3],T[4],T[5]]):
        c=ws.cell(y,col,v); c.font=Font(name='Verdana',bold=True,size=9); c.border=Border(top=th); c.number_format='#,##0.00' if col>8 else '#,##0'
    ws.cell(y+2,3,f'Suites and cages: {no+nv}, of which licensed {no}, available {nv}. Total kW excludes available capacity.'); 
    for i,w in enumerate([2,13,9,32,9,11,12,12,13,13,12,14,14,13]): ws.column_dimensions[L_(i+1)].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(DOC+f); save(f,rows,'AMS7 Data Centre','2025-12-31',no+nv,no,nv,'OTHER','data-centre customer schedule; space/power/cross-connect fees; data hall as building',True)
def x5():
    r=random.Random(205); nm=Names(r); f='Gewerbepark_Lechfeld_rentroll_20251231.xlsx'; wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Rent roll'); F=wb.add_format
    n=F(dict(font_name='Calibri',font_size=10)); e2=F(dict(num_format='#,##0.00 "€"')); q=F(dict(num_format='#,##0.00')); d_=F(dict(num_format='dd.mm.yyyy')); h=F(dict(bold=1,font_color='white',bg_color='#44546a',text_wrap=1,valign='top')); sb=F(dict(bold=1,bg_color='#d9e1f2',num_format='#,##0.00')); v_=F(dict(italic=1,font_color='#c00000'))
    ws.write(0,0,'Gewerbepark Lechfeld, Augsburg - rent roll as of 31.12.2025 - light industrial business park, 6 buildings',F(dict(bold=1,font_size=12)))
    H=['Building','Unit no.','Use','Area sqm','Parking qty','Tenant','Lease start','Lease end','Option','Net rent p.m.','Net rent p.a.','ERV p.m.','Service charge prepayment p.m.','Security','Comment']
    for c,x in enumerate(H): ws.write(2,c,x,h)
    ws.set_column(0,14,13); ws.set_column(5,5,32); ws.set_column(8,8,10,None,{'hidden':1}); ws.freeze_panes(3,2); y=3; rows=[];G=[0]*5;no=nv=pk=pv=0; mx={'Hall':6.4,'Office':9.8,'Workshop':6.9,'Storage':4.5,'Showroom':10.5}
    for b in 'ABCDEF':
        S=[0]*5; tl=[]
        for i in range(r.randint(21,27)):
            par=i>=18; use='Parking' if par else r.choice(list(mx)); u=f'{b}.{"P" if par else ""}{i+1-(18 if par else 0):02d}'; a=0 if par else round(r.uniform(60,260) if use in('Office','Storage') else r.uniform(240,1450),2); vac=r.random()<(.1); k=r.randint(1,6) if par else 0
            erv=k*30 if par else round(a*mx[use],2)
            ws.write_row(y,0,[f'Building {b}',u,use]); 
            if par: ws.write(y,4,k)
            else: ws.write(y,3,a,q)
            ws.write(y,11,erv,e2); nr=sc=0
            if vac:
                ws.write(y,5,'Vacancy',v_); ws.write(y,9,0,e2); ws.write(y,10,0,e2); ws.write(y,12,0,e2)
                rows.append(row(unit=u,building=f'Building {b}',unitType=use,area=a or None,statusText='Vacancy',contractRent=0,annualRent=0,marketRent=erv,charges=[dict(code=H[12],amount=0)]))
                if par: pv+=1
                else: nv+=1
            else:
                t=r.choice(tl) if tl and (par or r.random()<.25) else nm('de'); tl.append(t); s=D(r,2014,2025,1); e=r.choice(['indefinite',0,0]) or dt.date(r.randint(2026,2033),r.choice([1,3,5,8,12]),31)
                nr=k*r.choice([25,30]) if par else round(a*mx[use]*r.uniform(.8,1.05),2); sc=0 if par else round(a*1.45,2); se=round(nr*3,2) if r.random()<.5 and not par else None; na=round(nr*12,2)
                ws.write(y,5,t); ws.write_datetime(y,6,dt.datetime(s.year,s.month,1),d_)
                if e=='indefinite': ws.write(y,7,e)
                else: ws.write_datetime(y,7,dt.datetime(e.year,e.month,e.day),d_)
                ws.write(y,8,r.choice(['1 x 5','2 x 3',''])); ws.write(y,9,nr,e2); ws.write_formula(y,10,f'=J{y+1}*12',e2,na); ws.write(y,12,sc,e2)
                if se: ws.write(y,13,se,e2)
                if r.random()<.1: ws.write(y,14,r.choice(['VPI 10 points','1 month rent free 03/2026','termination received']))
                rows.append(row(unit=u,building=f'Building {b}',unitType=use,area=a or None,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=nr,annualRent=na,marketRent=erv,deposit=se,charges=[dict(code=H[12],amount=sc)],statusText='Occupied'))
                if par: pk+=1
                else: no+=1
            S=[p+z for p,z in zip(S,[a,nr,nr*12,erv,sc])]; y+=1
        def tot(l,S):
            for c in range(15): ws.write_blank(y,c,None,sb)
            ws.write(y,0,l,sb)
            for c,z in zip((3,9,10,11,12),S): ws.write(y,c,round(z,2),sb)
        tot(f'Building {b} total',S); y+=1; G=[p+z for p,z in zip(G,S)]
    tot('Grand total',G); y+=3
    for l,z in [('Lettable units (without parking)',no+nv),('let',no),('vacant',nv),('Parking contracts',pk),('Parking lots vacant',pv)]: ws.write(y,0,l); ws.write(y,3,z); y+=1
    ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(2); wb.close(); save(f,rows,'Gewerbepark Lechfeld','2025-12-31',no+nv,no,nv,'INDUSTRIAL','large DE business park, hidden column, parking rows',True)
def x6():
    r=random.Random(206); nm=Names(r); f='Fund_IV_multi-let_portfolio_TS.xlsx'; wb=openpyxl.Workbook(); c0=wb.active; c0.title='Cover'; c0['B3']='Northmoor Income Fund IV'; c0['B4']='Multi-let industrial portfolio, seven estates'; c0['B6']='Tenancy schedule at 25 December 2025'; c0['B3'].font=Font(size=20,bold=True); ws=wb.create_sheet('TS'); g=PatternFill('solid',fgColor='FCE4B8')
    ws.append(['Estate','Unit','Tenant','Type','GIA','Lease','','Next event','','Current rent','','Headline / reviewed','','SC budget','WAULT'])
    ws.append(['','','','','sq ft','Start','Expiry','Type','Date','£ pcm','£ pa','From','£ pa','£ pa','yrs'])
    ws.merge_cells('F1:G1'); ws.merge_cells('H1:I1'); ws.merge_cells('J1:K1'); ws.merge_cells('L1:M1')
    for rw in ws['A1:O2']:
        for c in rw: c.font=Font(name='Arial Narrow',bold=True,size=10); c.fill=g; c.alignment=Alignment(horizontal='center')
    rows=[];y=3;G=[0]*4;no=nv=0;sm=[]
    for est,k in (('Ashwell Trade Park, Luton',7),('Beacon Way, Wakefield',12),('Cuthbert Works, Gateshead',9),('Dockfield Estate, Shipley',6),('Elmbridge Court, Gloucester',11),('Forge Lane, Dudley',10),('Gatehouse Estate, Aylesbury',8)):
        y0=y;S=[0]*4;vn=0
        for i in range(k):
            u=f'{i+1}' if est[0] in 'BDF' else f'Unit {i+1}' if est[0]!='C' else f'Unit {chr(65+i)}'; a=r.randint(850,7800); ty=r.choice(['Mid-terrace','End-terrace','Detached','Trade'])
            for j,z in enumerate([u,None,ty,a]): ws.cell(y,2+j,z)
            if r.random()<.11:
                ws.cell(y,3,'Vacant'); ws.cell(y,3).font=Font(color='C00000',italic=True); rows.append(row(unit=u,propertyName=est,unitType=ty,area=a,statusText='Vacant')); nv+=1; vn+=1; S[0]+=a
            else:
                t=nm('uk'); s=D(r,2018,2025); e=addy(s,5 if s.year>2021 else 10); e=e if e>dt.date(2025,12,25) else addy(e,6,0); s=min(s,dt.date(2025,11,24)); pcm=round(a*r.uniform(8,14)/12,-1)+r.choice([0,5]); pa=pcm*12; sc=round(a*.85); ev=r.choice(['Break','Review','Expiry']); ed=e if ev=='Expiry' else dt.date(2026,r.randint(1,12),24); ed=min(ed,e); ws.cell(y,3,t)
                stp=[]
                for j,z in enumerate([s,e,ev,ed,pcm,pa]): ws.cell(y,6+j,z)
                if r.random()<.2 and e>dt.date(2026,12,1):
                    d=dt.date(2026,r.randint(2,9),25); v=pa+r.randint(2,8)*500; ws.cell(y,12,d); ws.cell(y,13,v); stp=[dict(date=d.isoformat(),amount=v,per='year')]
                ws.cell(y,14,sc); ws.cell(y,15,round((e-dt.date(2025,12,25)).days/365.25,2)); no+=1
                rows.append(row(unit=u,propertyName=est,unitType=ty,area=a,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=pcm,annualRent=pa,rentSteps=stp,charges=[dict(code='SC budget',amount=sc,per='year')],statusText='Occupied')); S=[p+q for p,q in zip(S,[a,pcm,pa,sc])]
            y+=1
        ws.cell(y0,1,est); ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1); ws.cell(y0,1).alignment=Alignment(vertical='top',wrap_text=True); ws.cell(y0,1).font=Font(bold=True)
        for c,z in zip((2,5,10,11,14),['Sub-total']+S): ws.cell(y,c,z).font=Font(bold=True); ws.cell(y,c).border=Border(top=Side(style='thin'))
        sm.append((est,k,k-vn,vn,S[2])); G=[p+q for p,q in zip(G,S)]; y+=2
    for c,z in zip((1,5,10,11,14),['PORTFOLIO']+G): ws.cell(y,c,z).font=Font(bold=True); ws.cell(y,c).fill=g
    for rw in ws.iter_rows(min_row=3):
        for c in rw:
            if c.column in(6,7,9,12): c.number_format='dd-mmm-yyyy'
            elif c.column in(5,10,11,13,14): c.number_format='#,##0'
    for i,w in enumerate([22,9,34,13,9,13,13,9,13,11,12,13,12,11,8]): ws.column_dimensions[L_(i+1)].width=w
    c0['B9']='Estate'; 
    for j,hh in enumerate(['Estate','Units','Let','Vacant','Rent £ pa']): c0.cell(9,2+j,hh).font=Font(bold=True)
    for i,t in enumerate(sm+[('Total',no+nv,no,nv,G[2])]):
        for j,z in enumerate(t): c0.cell(10+i,2+j,z)
    c0.column_dimensions['B'].width=36; ws.freeze_panes='D3'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(DOC+f)
    save(f,rows,None,'2025-12-25',no+nv,no,nv,'INDUSTRIAL','UK portfolio schedule, merged estate cells, cover sheet with counts and fund name',True,sheet='TS')
def x7():
    r=random.Random(207); nm=Names(r); f='Queen_Bathurst_Block_RR.xlsx'; wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Sheet1'); F=wb.add_format; t_=F(dict(align='right',font_name='Times New Roman')); n=F(dict(font_name='Times New Roman')); B=F(dict(bold=1,font_name='Times New Roman')); U=F(dict(bold=1,underline=1,font_name='Times New Roman',align='center')); R=F(dict(bold=1,align='right',top=1,font_name='Times New Roman'))
    ws.write(0,0,'QUEEN & BATHURST BLOCK',B); ws.write(1,0,'610-622 Queen Street West, Toronto',n); ws.write(2,0,'Rent Roll at October 1st, 2025',n)
    for c,(a,b) in enumerate([('',''),('',''),('Rentable','Sq. Ft.'),('Market','Rent/Mo.'),('Current','Rent/Mo.'),('','Annualized'),('TMI','per Mo.'),('Lease','Begins'),('Lease','Ends'),('Last Month','Deposit')]): ws.write(4,c,a,U); ws.write(5,c,b or ['Unit','Tenant'][c],U)
    ws.set_column(0,0,10); ws.set_column(1,1,32); ws.set_column(2,9,13); y=6; rows=[];G=[0]*5;no=nv=0; mon=lambda x:f'${x:,.2f}'; df=lambda d:d.strftime('%b %d, %Y'); planted=None
    fn=['Priya','Marc','Hana','Devon','Lucille','Omar','Wen','Greta','Tomas','Ines']; ln=['Halvorsen','Quillan','Dasgupte','Petrovas','Lamontray','Oyelar','Chenault','Brisbois','Mackinley','Ferranti']
    for sec,ids in (('RETAIL AT GRADE',['610','612','614','616-618','620']),('OFFICES 2ND & 3RD FLOOR',['200','210','220','300','310','320']),('APARTMENTS',[str(k*100+j) for k in(4,5,6) for j in(1,2,3,4,5)]),('OTHER INCOME',['Roof','Lane pkg'])):
        y+=1; ws.write(y,0,sec,B); y+=1; S=[0]*5
        for u in ids:
            o=sec[0:2]=='OT'; apt=sec[0]=='A'; a=0 if o else r.randint(480,910) if apt else r.randint(700,2900); mk=0 if o else round(a*(4.05 if apt else 4.6 if sec[0]=='R' else 2.6),-1)
            ws.write(y,0,u,n); ws.write(y,2,f'{a:,}' if a else '',t_); ws.write(y,3,mon(mk) if mk else '',t_)
            if u in('614','310','503'):
                ws.write(y,1,'- Vacant -',n); ws.write(y,4,mon(0),t_); ws.write(y,5,mon(0),t_); nv+=1
                rows.append(row(unit=u,area=a,section=sec,marketRent=mk,contractRent=0,annualRent=0,statusText='Vacant')); S=[p+q for p,q in zip(S,[a,mk,0,0,0])]; y+=1; continue
            t='Skylark Wireless Inc.' if u=='Roof' else 'Monthly parkers (9)' if o else f'{r.choice(fn)} {r.choice(ln)}' if apt else nm('ca' if sec[0]=='O' else 'shop')
            s=D(r,2018,2025,1) if u!='Lane pkg' else None; s=min(s,dt.date(2025,8,1)) if s else None; e='MTM' if apt and s.year<2024 or not s else addy(s,1) if apt else addy(s,10); 
            if apt and e!='MTM' and e<dt.date(2025,10,1): e='MTM'
            m=dict(Roof=1450.0).get(u) or (1575.0 if o else round(mk*r.uniform(.72,1.02),2)); tm=round(a*1.62,2) if not apt and a else 0; dep=m if not o and r.random()<.85 else None; an=round(m*12,2); pm=m
            if u=='616-618': pm=round(m+1000,2); planted=dict(what=f'616-618: current rent per month printed {pm:,.2f}, annualized and totals rest on {m:,.2f}',kind='digit_changed'); dep=None
            for c,z in ((1,t),): ws.write(y,c,z,n)
            for c,z in ((4,mon(pm)),(5,mon(an)),(6,mon(tm) if tm else ''),(7,df(s) if s else ''),(8,e if e=='MTM' else df(e)),(9,mon(dep) if dep else '')): ws.write(y,c,z,t_)
            rows.append(row(unit=u,area=a or None,section=sec,tenantName=t,marketRent=mk or None,contractRent=pm,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code='TMI',amount=tm)] if tm else None,statusText='Occupied'))
            if not o: no+=1
            S=[p+q for p,q in zip(S,[a,mk,m,an,tm])]; y+=1
        def tot(l,S):
            ws.write(y,1,l,R)
            for c,z in enumerate(S): ws.write(y,2+c,(f'{z:,}' if c==0 else mon(z)) if z else '',R)
        tot('Subtotal',S); y+=1; G=[p+q for p,q in zip(G,S)]
    y+=1; tot('TOTAL BLOCK',G); ws.write(y+2,0,f'{no+nv} units: {no} leased, {nv} vacant. TMI = taxes, maintenance, insurance (net tenants). Apartments are gross.',n)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); save(f,rows,'Queen & Bathurst Block','2025-10-01',no+nv,no,nv,'MIXED_USE','owner workbook, all numbers as text, sections',True,planted=planted)
def run():
    for g in(x1,x2,x3,x4,x5,x6,x7): g()
