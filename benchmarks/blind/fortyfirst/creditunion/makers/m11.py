# flex warehouse xlsx, borrower's spreadsheet, grouped 2-line headers, rent steps columns, formulas, several sheets; annual rents too
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=R(1111); NAME='Ironwood Flex - rent roll & debt 3.31.25.xlsx'
wb=Workbook(); w0=wb.active; w0.title='Debt'; ws=wb.create_sheet('RR 3-31-25')
for v in (['Lender','Balance','Rate','Matures'],['Old Pueblo FCU',2418330.17,.0525,'11/2026'],['SBA 504',611204.88,.0319,'4/2041']): w0.append(v)
ws['B2']='IRONWOOD FLEX WAREHOUSE'; ws['B2'].font=Font(bold=True,size=14); ws['B3']='7700 S Nogales Spur, Tucson AZ'; ws['B4']='Rent Roll as of'; ws['D4']=dt.datetime(2025,3,31); ws['D4'].number_format='mmmm d, yyyy'; ws['D4'].alignment=Alignment(horizontal='left')
g=PatternFill('solid',fgColor='D9E1F2'); ctr=Alignment(horizontal='center',vertical='center',wrap_text=True)
for a,t in (('B6:E6','PREMISES'),('F6:H6','TERM'),('I6:L6','CURRENT RENT'),('M6:P6','SCHEDULED INCREASES')):
    ws.merge_cells(a); x=ws[a.split(':')[0]]; x.value=t; x.font=Font(bold=True); x.fill=g; x.alignment=ctr
H=['Bldg','Bay','Tenant','SF','Start','End','Yrs','Per Month','Per Year','$/SF','NNN/Mo','Date 1','Rent 1','Date 2','Rent 2']
for i,h in enumerate(H): x=ws.cell(7,2+i,h); x.font=Font(bold=True); x.alignment=ctr; x.border=Border(bottom=Side('medium'))
names=['Gila Stoneworks','Cactus Wren Cabinetry','Saguaro CrossFit LLC','A-1 Swamp Cooler Service','Pima Auto Glass','Sonoran Roasters Co-Op','Rincon Pool Supply','Old Spanish Trail Tile','Catalina E-Bikes','Dos Cabezas Brewing','Mica Mountain HVAC','Apex Signs & Wraps','Tanque Verde Moving','Copper State Fasteners','Ocotillo Print Shop']
lay=[('1',['A','B','C','D'],2400),('2',['A','B','C','D','E','F'],1800),('3',['A','B','C','D','E','F','G'],1500)]
row=8; rows=[]; T=dict(sf=0,m=0,y=0,n=0,vsf=0); it=iter(names); occ=0
dd=lambda c,x:(ws.cell(row,c,dt.datetime(x.year,x.month,x.day)),setattr(ws.cell(row,c),'number_format','m/d/yy'))
for b,bays,sf0 in lay:
    for i,k in enumerate(bays):
        sf=sf0*(2 if (b,k) in (('1','A'),) else 1)
        q=dict(unit=k,building=b,area=sf); T['sf']+=sf
        if i==0: ws.cell(row,2,int(b)).font=Font(bold=True)
        ws.cell(row,3,k); ws.cell(row,5,sf).number_format='#,##0'
        if (b,k) in (('2','D'),('3','G')): ws.cell(row,4,'VACANT').font=Font(color='C00000',bold=True); q['statusText']='VACANT'; T['vsf']+=sf
        else:
            occ+=1; n=next(it); yrs=r.choice([3,3,5,5,7]); ls=r.first(D(2021,6,1),D(2025,2,1)); le=leaseend(ls,12*yrs)
            while le<D(2025,4,30): ls=addm(ls,12*yrs); le=leaseend(ls,12*yrs)
            m=round(sf*r.uniform(.78,1.02)/5)*5; nn=round(sf*.19,2)
            ws.cell(row,4,n); dd(6,ls); dd(7,le); ws.cell(row,8,yrs); 
            for c,v in ((9,m),(10,m*12),(11,round(m*12/sf,2)),(12,nn)): ws.cell(row,c,v).number_format='#,##0.00'
            q.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=m,annualRent=m*12,charges=[dict(code='NNN/Mo',amount=nn)])
            st=[]; d1=ls
            while d1<D(2025,4,1): d1=addm(d1,12)
            v=m
            for c in (13,15):
                if d1<le: v=round(v*1.035,2); dd(c,d1); ws.cell(row,c+1,v).number_format='#,##0.00'; st.append(dict(date=iso(d1),amount=v))
                d1=addm(d1,12)
            if st: q['rentSteps']=st
            T['m']+=m;T['y']+=m*12;T['n']+=nn
        rows.append(q); row+=1
    row+=1
ws.cell(row,4,'Total'); 
for c,v in ((5,T['sf']),(9,T['m']),(10,T['y']),(12,round(T['n'],2))): x=ws.cell(row,c,v); x.number_format='#,##0' if c==5 else '#,##0.00'; x.border=Border(top=Side('thin'),bottom=Side('double')); x.font=Font(bold=True)
ws.cell(row+1,4,'Vacant SF'); ws.cell(row+1,5,T['vsf']).number_format='#,##0'; ws.cell(row+2,4,'Occupancy'); ws.cell(row+2,5,1-T['vsf']/T['sf']).number_format='0.0%'
for c,w in zip('ABCDEFGHIJKLMNOP',[2,6,6,27,9,9,9,6,11,12,8,10,9,11,9,11]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); w0.sheet_view.tabSelected=False; wb.active=1; wb.save(DOC+'/'+NAME)
save(NAME,dict(propertyName='IRONWOOD FLEX WAREHOUSE',asOnDate='2025-03-31',units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet='RR 3-31-25'),rows,'WAREHOUSE','borrower workbook, grouped header, building shown once, rent steps in column pairs',True)
