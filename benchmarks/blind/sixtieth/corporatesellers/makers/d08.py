# US logistics portfolio workbook: grouped merged header, hidden columns, step columns, three sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def make():
    r=rng(8); name='Project Longhaul - Rent Roll 6.30.2025.xlsx'; asof=D(2025,6,30)
    PR=[('Longhaul Commerce Center','Lancaster, TX',[('Building 1','100','Trinity Freight Systems, Inc.',148200,D(2022,4,1),88,5.85),('Building 1','200','Pinnacle Tire Distribution LLC',96400,D(2023,9,1),64,6.4),('Building 2','100','Homestead Direct Fulfillment',287500,D(2021,7,1),126,5.2),('Building 3','A','Cobalt Cold Storage Partners',64800,D(2024,2,1),120,9.1),('Building 3','B',None,51150,None,0,0),('Building 3','C','Vesper Solar Components',60250,D(2024,11,1),63,6.95)]),
        ('Interport 55','Joliet, IL',[('East','1','Great Prairie Paper Co.',202000,D(2020,1,1),120,4.6),('East','2','Ajax Third-Party Logistics',175300,D(2023,5,1),61,5.35),('West','1','Zephyr Appliance Parts',118900,D(2022,10,1),84,5.0),('West','2',None,84700,None,0,0),('West','3','Ajax Third-Party Logistics',90250,D(2024,6,1),48,5.6)]),
        ('Carteret Exchange','Carteret, NJ',[('Main','Whole','Seaboard Wine & Spirits Import Co.',221600,D(2019,3,1),144,11.75),('Annex','1','Bayonne Stage Lighting Rentals',22400,D(2023,12,1),60,15.2),('Annex','2','Garden Path Nursery Supply',19850,D(2022,8,1),60,14.1)])]
    wb=Workbook();w0=wb.active;w0.title='Summary';ws=wb.create_sheet('Rent Roll 6.30.25');w2=wb.create_sheet('Footnotes')
    thin=Side(style='thin',color='999999');fill=PatternFill('solid',fgColor='1F4E5F');sf=PatternFill('solid',fgColor='E3EDF0')
    ws['B1']='PROJECT LONGHAUL';ws['B1'].font=Font(bold=True,size=14);ws['B2']='Rent Roll as of June 30, 2025';ws['B3']='($ monthly unless noted; in-place charges)';ws['B3'].font=Font(italic=True,size=9)
    grp=[(2,7,'TENANT'),(8,10,'LEASE TERM'),(11,13,'BASE RENT'),(14,17,'NNN REIMBURSEMENTS (MONTHLY)'),(18,23,'CONTRACTUAL RENT STEPS'),(24,25,'OTHER')]
    H=['Property','Building','Suite','MRI ID','Tenant','SF','Start','Expiration','Term (mos)','$/SF/Yr','Monthly','Annual','CAM','RE Tax','Insurance','Total NNN','Step 1 Date','Step 1 Monthly','Step 2 Date','Step 2 Monthly','Step 3 Date','Step 3 Monthly','Security Deposit','Mkt Rent $/SF']
    for a,b,t in grp:
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);c=ws.cell(5,a,t);c.alignment=Alignment(horizontal='center');c.font=Font(bold=True,color='FFFFFF')
    for i in range(2,26):
        ws.cell(5,i).fill=fill;c=ws.cell(6,i,H[i-2]);c.font=Font(bold=True);c.fill=sf;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    y=7;rows=[];GT=[0]*7;n=occ=0;summ=[]
    for p,city,X in PR:
        S=[0]*7;v0=0
        for b,s,t,a,st,m,psf in X:
            n+=1;vals={2:p,3:b,4:s if not s.isdigit() else int(s),7:a}
            if not t:
                vals[6]='VACANT';S[0]+=a;v0+=1;vals[25]=psf or {'Longhaul Commerce Center':6.75,'Interport 55':5.5}[p]
                rows.append(row(unit=s,building=b,propertyName=p,area=a,statusText='VACANT'))
            else:
                occ+=1
                e=expiry(st,m);k=((asof.year-st.year)*12+asof.month-st.month)//12
                mon=round(a*psf/12*1.035**k,2);cam=round(a*.92/12,2);tx=round(a*(1.34 if 'NJ' not in city else 2.6)/12,2);ins=round(a*.31/12,2);nn=round(cam+tx+ins,2)
                hold=e<asof
                steps=[]
                for j in range(1,4):
                    d=addm(st,12*(k+j))
                    if d<e and not hold: steps.append((d,round(mon*1.035**j,2)))
                dep=round(mon,-2) if r.random()<.55 else 0
                vals.update({5:f't00{r.randint(1000,9999)}',6:t,8:st,9:e,10:m,11:round(mon*12/a,2),12:mon,13:round(mon*12,2),14:cam,15:tx,16:ins,17:nn,24:dep,25:round(psf*1.035**k*1.08,2)})
                for j,(d,v) in enumerate(steps): vals[18+2*j]=d;vals[19+2*j]=v
                for i,x in enumerate([a,mon,round(mon*12,2),cam,tx,ins,nn]): S[i]+=x
                rows.append(row(unit=s,building=b,propertyName=p,tenantName=t,area=a,statusText='Occupied',contractRent=mon,annualRent=round(mon*12,2),leaseStartDate=iso(st),leaseEndDate=iso(e),deposit=dep,charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tx),dict(code='Insurance',amount=ins)],totalCharges=nn,rentSteps=[dict(date=iso(d),amount=v) for d,v in steps]))
            for k2,v in vals.items():
                c=ws.cell(y,k2,v)
                c.number_format='m/d/yyyy' if isinstance(v,dt.date) else '#,##0' if k2==7 else '#,##0.00' if k2>=11 else 'General'
                c.border=Border(bottom=Side(style='hair',color='AAAAAA'))
            y+=1
        def tl(lbl,S,y):
            ws.cell(y,2,lbl)
            for i,cc in enumerate([7,12,13,14,15,16,17]): ws.cell(y,cc,round(S[i],2)).number_format='#,##0' if cc==7 else '#,##0.00'
            for cc in range(2,26): ws.cell(y,cc).font=Font(bold=True);ws.cell(y,cc).border=Border(top=thin)
        tl(f'{p} Total',S,y);y+=2
        for i in range(7):GT[i]+=S[i]
        summ.append([p,city,len(X),len(X)-v0,v0,S[0],round(S[2],2)])
    tl('Portfolio Total',GT,y);y+=2
    ws.cell(y,2,'Steps beyond the third are not shown. See Footnotes tab for guaranties.').font=Font(italic=True,size=8)
    for i,wd in enumerate([2,26,11,8,9,34,10,11,11,8,8,12,13,11,11,10,12,11,12,11,12,11,12,12,9],1): ws.column_dimensions[L(i)].width=wd
    for h in ('E','J'): ws.column_dimensions[h].hidden=True
    ws.freeze_panes='G7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    w0['A1']='Project Longhaul - Portfolio Summary';w0['A1'].font=Font(bold=True,size=13)
    for i,x in enumerate(['Property','Location','Suites','Leased','Vacant','Total SF','Annual Base Rent']): w0.cell(3,1+i,x).font=Font(bold=True)
    for j,s in enumerate(summ):
        for i,x in enumerate(s): w0.cell(4+j,1+i,x).number_format='#,##0.00' if i==6 else '#,##0'
    for i,x in enumerate(['Total','',n,occ,n-occ,GT[0],round(GT[2],2)]): w0.cell(7,1+i,x).font=Font(bold=True);w0.cell(7,1+i).number_format='#,##0.00' if i==6 else '#,##0'
    for c,wd in zip('ABCDEFG',[28,16,8,8,8,12,18]): w0.column_dimensions[c].width=wd
    for i,x in enumerate(['Footnotes','1. Trinity Freight Systems, Inc.: parent guaranty by Trinity Freight Holdings.','2. Seaboard Wine & Spirits: ROFO to purchase Carteret Exchange, waived for this sale.','3. Market rents are seller estimates, net.']): w2.cell(1+i,1,x)
    wb.save(path(name))
    save(name,'WAREHOUSE',rows,'Project Longhaul','2025-06-30',n,occ,n-occ,'US logistics xlsx, grouped merged header, hidden columns, three step pairs, three sheets',False,sheet='Rent Roll 6.30.25')
