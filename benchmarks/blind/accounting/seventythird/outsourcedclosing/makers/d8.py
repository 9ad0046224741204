# LIHTC budget workbook, rent schedule tab among others, xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
name='Prairie_Glen_2027_Budget.xlsx';wb=Workbook();a=wb.active;a.title='Summary';ws=wb.create_sheet('Rent Schedule');nt=wb.create_sheet('Assumptions')
M=[("1BR-30",1,1,30,8,640,523,71),("1BR-50",1,1,50,18,640,872,71),("1BR-60",1,1,60,14,640,1046,71),("1BR-60 HC",1,1,60,2,662,1046,71),("2BR-30",2,1,30,6,865,628,94),("2BR-50",2,1,50,22,865,1046,94),("2BR-60",2,2,60,26,912,1255,94),("3BR-50",3,2,50,10,1120,1209,118),("3BR-60",3,2,60,12,1120,1451,118),("3BR-MKT",3,2,None,1,1120,None,None),("2BR-MGR",2,1,None,1,865,None,None)]
F_='Century Gothic';hb=Font(name=F_,size=9,bold=True,color='FFFFFF');b=Font(name=F_,size=9,bold=True);n_=Font(name=F_,size=9)
ws['B1']='PRAIRIE GLEN APARTMENTS, LP';ws['B1'].font=Font(name=F_,size=13,bold=True);ws['B2']='2027 Operating Budget - Rent Schedule';ws['B2'].font=n_;ws['B3']='Rents effective 1/1/2027 at 2026 published limits; utility allowance per PHA schedule eff. 10/1/2026';ws['B3'].font=Font(name=F_,size=8,italic=True)
top=[('Unit',2,6),('Tax Credit Rent',8,10),('Budget',11,14)]
for t,c1,c2 in top:
    ws.merge_cells(start_row=5,start_column=c1,end_row=5,end_column=c2);x=ws.cell(5,c1,t);x.font=hb;x.fill=PatternFill('solid',fgColor='37623F');x.alignment=Alignment(horizontal='center')
ws.cell(5,7).fill=PatternFill('solid',fgColor='37623F')
hd=['Type','BR','BA','AMI %','# Units','Avg SF','Gross\nMax Rent','Utility\nAllow.','Net\nMax Rent','Budget\nRent','Monthly\nBudget Rent','Annual\nBudget Rent','Market\nRent']
for j,h in enumerate(hd,2):
    x=ws.cell(6,j,h);x.font=hb;x.fill=PatternFill('solid',fgColor='5B8C63');x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[6].height=28
keys=['beds','baths','ami','units','sf','gross','ua','net','actual','actual_total','other:Annual Budget Rent','market']
R=7;rows=[];U=SFt=MT=MK=0
mk={1:1195,2:1410,3:1675}
for t,br,ba,ami,u,sf,g,ua in M:
    net=g-ua if g else None;bud={'3BR-MKT':1595,'2BR-MGR':0}.get(t,(net or 0)-(0 if ami==30 else 12 if ami==50 else 35))
    v=[br,ba,ami,u,sf,g,ua,net,bud,bud*u,bud*u*12,mk[br]+(60 if ba==2 and br==2 else 0)]
    ws.cell(R,2,t).font=n_;d={'type':t}
    for j,(q,k) in enumerate(zip(v,keys)):
        if q is None: continue
        e=ws.cell(R,3+j,q/100 if k=='ami' else q);e.font=n_;e.alignment=Alignment(horizontal='center' if j<5 else 'right');e.number_format='0%' if k=='ami' else '#,##0' if j<5 else '$#,##0';d[k]=q
    if R%2==0:
        for j in range(2,15): ws.cell(R,j).fill=PatternFill('solid',fgColor='EEF4EF')
    rows.append(d);U+=u;SFt+=u*sf;MT+=bud*u;MK+=u*v[-1];R+=1
ws.cell(R,2,'Total / Average').font=b
tv={'units':U,'sf':round(SFt/U),'actual':round(MT/U),'actual_total':MT,'other:Annual Budget Rent':MT*12,'market':round(MK/U)}
for k,q in tv.items():
    j=keys.index(k);e=ws.cell(R,3+j,q);e.font=b;e.number_format='#,##0' if j<5 else '$#,##0';e.alignment=Alignment(horizontal='center' if j<5 else 'right')
for j in range(2,15): ws.cell(R,j).border=Border(top=Side('medium'),bottom=Side('medium'))
ws.cell(R+2,2,"Manager's unit is rent free. One market unit per Extended Use Agreement, Exhibit C.").font=Font(name=F_,size=8,italic=True)
for col,w in zip('ABCDEFGHIJKLMN',(2,16,5,5,7,8,8,10,9,10,10,12,13,10)): ws.column_dimensions[col].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0
from openpyxl.worksheet.properties import PageSetupProperties
ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
gp=MT*12;vac=-round(gp*.05)
S=[('PRAIRIE GLEN APARTMENTS, LP',None),('2027 Operating Budget - Summary',None),(None,None),('Budget Rent',gp),('Vacancy (5%)',vac),('Laundry & Other',11400),('Effective Gross Income',gp+vac+11400),(None,None)]
E=[('Payroll',238500),('Repairs & Turnover',121300),('Utilities',148900),('Administrative & Compliance',64200),('Management Fee',round((gp+vac+11400)*.06)),('Taxes & Insurance',171600),('Replacement Reserve',U*325)]
S+=E+[('Total Expenses',sum(x for _,x in E)),(None,None),('Net Operating Income',gp+vac+11400-sum(x for _,x in E))]
for i,(t,v) in enumerate(S,1):
    if t: a.cell(i,1,t).font=b if v is None or 'Total' in t or 'Net' in t or 'Effective' in t else n_
    if v is not None: e=a.cell(i,2,v);e.number_format='$#,##0;($#,##0)';e.font=n_
a.column_dimensions['A'].width=36;a.column_dimensions['B'].width=15
for i,(t,v) in enumerate([('Assumption','Value'),('Rent growth on turnover','2.0%'),('Payroll increase, effective','4/1/2027'),('Insurance renewal increase','8.5%'),('Replacement reserve per unit','$325'),('Management fee','6.0% of EGI')],1): nt.cell(i,1,t).font=b if i==1 else n_;nt.cell(i,2,v).font=n_
nt.column_dimensions['A'].width=34;nt.column_dimensions['B'].width=16
wb.save(D(name));print(U,tv,S[-1])
save(name,'UM',keys,rows,[dict(label='Total / Average',**tv)],None,'LIHTC budget workbook with three sheets, rent schedule on the second, grouped header, AMI/gross/UA/net',True)
