# Tax-credit apartments, two phases, unit mix by AMI in the engagement file, xlsx
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
NAME='Pinyon Terrace - unit mix & rent test 2024.xlsx'
# phase -> (type,bd,ba,ami,units,sf,gross,ua,actual)
P=[('PHASE I - 40 UNITS (NM-2009-014)',[('1BR-30',1,1,30,3,622,441,72,365),('1BR-50',1,1,50,7,622,736,72,640),('1BR-60',1,1,60,6,622,883,72,768),('2BR-30',2,1,30,2,815,530,91,435),('2BR-50',2,1,50,8,815,883,91,775),('2BR-60',2,1,60,7,815,1060,91,925),('3BR-50',3,2,50,4,1040,1020,114,890),('3BR-60',3,2,60,2,1040,1224,114,1075),('2BR Mgr',2,1,None,1,815,None,None,None)]),
('PHASE II - 32 UNITS (NM-2016-031)',[('1BR A',1,1,40,4,648,589,66,515),('1BR A',1,1,60,6,648,883,66,790),('1BR ADA',1,1,50,2,660,736,66,662),('2BR B',2,2,40,3,902,707,84,615),('2BR B',2,2,60,9,902,1060,84,950),('3BR C',3,2,50,3,1128,1020,105,905),('3BR C',3,2,60,4,1128,1224,105,1090),('3BR C Market',3,2,None,1,1128,None,None,1225)])]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Unit Mix'
A=lambda **k:Font(name='Arial',size=9,**k)
fill=PatternFill('solid',fgColor='FFF2CC');th=Side(style='thin');K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','actual','actual_total']
K+=['other:Annual Rent']
col=dict(zip(K,range(3,15)))
ws['A1']='Pinyon Terrace Apartments LLLP';ws['A2']='Unit mix and maximum rent test';ws['A3']='12/31/2024';ws['A1'].font=A(bold=True);ws['A2'].font=A(bold=True);ws['A3'].font=A();ws['A3'].alignment=Alignment(horizontal='left')
ws['N1']='W/P  TC-3';ws['N2']='by: SRG 2/06/25';
for q in('N1','N2'):ws[q].font=A(italic=True,color='C00000');ws[q].alignment=Alignment(horizontal='right')
r=5
for a,b,x in((6,8,''),(9,11,'Tax credit rent'),(12,14,'Rent charged')):
    if x:
        ws.merge_cells(start_row=r,start_column=a,end_row=r,end_column=b);q=ws.cell(r,a,x);q.font=A(bold=True);q.alignment=Alignment(horizontal='center');
        for k in range(a,b+1):ws.cell(r,k).border=Border(bottom=th)
r=6
for k,x in {2:'Unit type',3:'BR',4:'BA',5:'AMI\nset-aside',6:'# Units',7:'SF',8:'Total SF',9:'Max gross\nrent',10:'Utility\nallow.',11:'Max net\nrent',12:'Tenant\nrent',13:'Monthly\ntotal',14:'Annual Rent'}.items():
    q=ws.cell(r,k,x);q.font=A(bold=True);q.fill=fill;q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');q.border=Border(bottom=th)
ws.row_dimensions[6].height=27
rows=[];tots=[];r=8;g={}
nf={'sf':'#,##0','total_sf':'#,##0','ami':'0%'}
def put(d,bold=False,top=False):
    for k,v in d.items():
        if k in col:
            q=ws.cell(r,col[k],v/100 if k=='ami' else v);q.font=A(bold=bold);q.number_format=nf.get(k,'0' if k in('beds','baths','units') else '#,##0.00' if k in('actual_total','other:Annual Rent') else '#,##0')
            if k in('beds','baths','ami'):q.alignment=Alignment(horizontal='center')
    if top:
        for k in(6,8,13,14):ws.cell(r,k).border=Border(top=th)
for ph,l in P:
    ws.cell(r,1,ph).font=A(bold=True,underline='single');r+=1;s={}
    for t,bd,ba,ami,u,sf,gr,ua,ac in l:
        d={'beds':bd,'baths':ba,'units':u,'sf':sf,'total_sf':u*sf}
        if ami:d.update(ami=ami,gross=gr,ua=ua,net=gr-ua)
        if ac:d.update(actual=ac,actual_total=float(u*ac));d['other:Annual Rent']=float(u*ac*12);assert not ami or ac<=gr-ua
        ws.cell(r,2,t).font=A();put(d);rows.append({'type':t,**d})
        for k in('units','total_sf','actual_total','other:Annual Rent'):s[k]=s.get(k,0)+d.get(k,0)
        r+=1
    lab='Subtotal '+ph.split(' - ')[0].title().replace('Ii','II');ws.cell(r,2,lab).font=A(bold=True);put(s,True,True);tots.append({'label':lab,**s})
    for k in s:g[k]=g.get(k,0)+s[k]
    r+=2
ws.cell(r,2,'Total property').font=A(bold=True);put(g,True,True);tots.append({'label':'Total property',**g})
for k in(6,8,13,14):ws.cell(r,k).border=Border(top=th,bottom=Side(style='double'))
r+=2
for x in('Manager unit is rent-free, exempt from the applicable fraction in Phase I. Market unit carries no restriction.','Limits: published 2024 schedule, county of the property. Utility allowances per HUD-52667 dated 7/1/24.','No unit over the limit noted.'):
    ws.cell(r,2,x).font=A(italic=True);r+=1
ws.column_dimensions['A'].width=3
for k,w in zip('BCDEFGHIJKLMN',[20,5,5,9,8,8,10,10,8,9,9,12,13]):ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.freeze_panes='C7'
w2=wb.create_sheet('Limits');
for i,x in enumerate([['2024 rent limits','1BR','2BR','3BR'],['30%',441,530,612],['40%',589,707,816],['50%',736,883,1020],['60%',883,1060,1224]],1):
    for j,v in enumerate(x,1):w2.cell(i,j,v).font=A()
w2.column_dimensions['A'].width=18
wb.save(doc(NAME))
save(NAME,'UM',K,rows,tots,'Tax-credit apartments, unit mix and rent test by AMI, two phases with subtotals, grouped headers, second sheet of limits',True)
