from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='18-26 Vestfield Drive - Rental Schedule Nov 2025.xlsx'
d=D.date
R=[('A','Kauri Coast Joinery Ltd',1240,185,60,12,d(2021,4,1),d(2027,3,31),'2 x 3 yrs',d(2026,4,1),'Market (ratchet)',226530,'56,210'),
('B','Tasman Refrigeration Services Ltd',980,140,0,8,d(2023,11,1),d(2028,10,31),'1 x 5 yrs',d(2025,11,1),'Fixed 3.0%',189000,'44,310'),
('C1','Pohutukawa Print Group Ltd',612,95,0,6,d(2019,2,15),d(2026,2,14),'None',None,'-',128750,'28,490'),
('C2','VACANT',598,90,0,6,None,None,None,None,None,None,'27,930'),
('D','Southern Cross Tyre Wholesalers (2014) Ltd',1855,210,140,15,d(2022,7,1),d(2030,6,30),'2 x 4 yrs',d(2026,7,1),'CPI + 0.5%',347850,'83,600'),
('E','Manuka Direct Exports Ltd',760,120,0,7,d(2024,9,1),d(2029,8,31),'1 x 3 yrs',d(2026,9,1),'Fixed 3.25%',158400,'35,720'),
('F','Hauraki Hire Centre Ltd',540,60,480,10,d(2018,10,1),d(2027,9,30),'None',d(2025,10,1),'Market (in dispute)',151200,'24,060'),
('Yard 1','Greenlane Scaffold Co Ltd',0,0,1350,0,d(2025,3,1),None,'-',None,'-',81000,None),
('Mast','Spanz Towers NZ LP',0,0,20,0,d(2016,6,1),d(2026,5,31),'1 x 10 yrs',d(2026,6,1),'CPI',18500,None)]
def make():
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    T=Font(name='Verdana',size=12,bold=True,color='005A4E'); n=Font(name='Verdana',size=8); b=Font(name='Verdana',size=8,bold=True); w=Font(name='Verdana',size=8,bold=True,color='FFFFFF')
    ws['A1']='RENTAL SCHEDULE'; ws['A1'].font=T; ws['A2']='18-26 Vestfield Drive, Mount Wellington, Auckland 1060'; ws['A2'].font=b; ws['A3']='As at 14 November 2025. All figures plus GST (if any).'; ws['A3'].font=n
    H=['Tenancy','Lessee','Warehouse m²','Office m²','Yard / canopy m²','Total area m²','Car parks','Commencement','Final expiry of current term','Rights of renewal','Next review','Review type','Net rental p.a.','Net rental per month','OPEX recovery p.a. (budget)']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=w; c.fill=PatternFill('solid',fgColor='005A4E'); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
    ws.row_dimensions[5].height=36
    rows=[];texts=[];rr=6
    for i,(u,t,wh,of,yd,cp,s,e,ror,rv,rt,rent,ox) in enumerate(R):
        v=t=='VACANT'; area=wh+of+yd
        mon=round(rent/12,2) if rent else None; oxn=int(ox.replace(',','')) if ox else None
        vals=[u,t,wh or None,of or None,yd or None,area,cp or None,s.strftime('%-d %b %Y') if s else None,e.strftime('%-d %b %Y') if e else ('Monthly' if s else None),ror,rv.strftime('%-d %b %Y') if rv else None,rt,f'${rent:,.2f}' if rent else None,f'${mon:,.2f}' if mon else None,oxn]
        for j,x in enumerate(vals,1):
            c=ws.cell(rr,j,x); c.font=n if not v else Font(name='Verdana',size=8,italic=True,color='C00000'); c.alignment=Alignment(vertical='top',wrap_text=j in(2,),horizontal='right' if j>12 or 3<=j<=7 else 'center' if 8<=j<=11 else None); c.border=Border(bottom=Side(style='dotted'))
            if j in(3,4,5,6): c.number_format='#,##0'
            if j==15: c.number_format='$#,##0'
        rows.append(dict(unit=u,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',area=area,leaseStartDate=iso(s),leaseEndDate=iso(e) or ('Monthly' if s else None),annualRent=rent,contractRent=mon,charges=[{'code':'OPEX recovery p.a. (budget)','amount':oxn}] if oxn else None))
        texts+=[u,t]+([f'${rent:,.2f}',f'${mon:,.2f}'] if rent else [])
        ws.row_dimensions[rr].height=13 if i!=4 else 24
        rr+=1
        if i==2:  # review note under the row, like a comment line
            c=ws.cell(rr,2,'Has asked for a new 4 year lease; response due 30 Nov.'); c.font=Font(name='Verdana',size=7,italic=True,color='777777'); rr+=1
    ta=sum(x['area'] for x in rows); tr=sum(x.get('annualRent') or 0 for x in rows); tm=round(sum(x.get('contractRent') or 0 for x in rows),2); to=sum(c['amount'] for x in rows for c in x['charges'] or [])
    for j,x in ((1,'Totals'),(3,sum(q[2] for q in R)),(4,sum(q[3] for q in R)),(5,sum(q[4] for q in R)),(6,ta),(7,sum(q[5] for q in R)),(13,f'${tr:,.2f}'),(14,f'${tm:,.2f}'),(15,to)):
        c=ws.cell(rr,j,x); c.font=b; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.number_format='#,##0' if j<15 else '$#,##0'; c.alignment=Alignment(horizontal='right' if j>1 else None)
    rr+=2
    for s in ('Tenancy B: the 1 November 2025 fixed review has been actioned and is reflected above.','Tenancy F: lessor notified $168,000 p.a. from 1 October 2025; lessee has disputed. Passing rental shown.','ADLS Deed of Lease 6th edition unless noted. Yard 1 is a monthly tenancy.','WALT by income 2.6 years.'):
        ws.cell(rr,1,s).font=Font(name='Verdana',size=7.5); rr+=1
    for k,x in zip('ABCDEFGHIJKLMNO',[9,34,11,9,11,10,7,13,14,11,12,16,14,14,14]): ws.column_dimensions[k].width=x
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
    wb.create_sheet('Sheet2'); wb.save(DOC+F)
    save(F,'INDUSTRIAL',dict(propertyName='18-26 Vestfield Drive',asOnDate='2025-11-14',units=9,occupied=8,vacant=1,sheet='Sheet1',planted=None,rows=rows),'NZ agent','small industrial rental schedule, money as text, note row between',False,texts,[dict(key='area',printed=ta),dict(key='annualRent',printed=tr),dict(key='contractRent',printed=tm),dict(key='charge:OPEX recovery p.a. (budget)',printed=to)])
make()
