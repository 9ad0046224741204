# Canadian rental buildings, suite mix; one planted digit
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
from common import *
NAME='suite_mix_2bldgs_nov2025.xlsx'
COL=['units','pct_units','occupied','vacant','sf','total_sf','actual','actual_total','market','market_total','other:Gap to Market']
B=[('1420 Larkspur Avenue (1974, wood frame)',[('Bachelor',0,1,5,5,405,918,1195),('1 Bedroom',1,1,18,17,565,1087,1450),('1 Bed + Den',1,1,6,6,640,1176,1575),('2 Bedroom',2,1,13,12,790,1342,1825),('2 Bedroom Corner',2,1.5,4,4,845,1408,1925)]),
('88 Pier Street (1991, concrete)',[('1 Bedroom',1,1,12,12,610,1264,1625),('2 Bedroom',2,2,16,15,880,1583,2075),('2 Bedroom Penthouse',2,2,2,2,1120,2110,2650),('3 Bedroom',3,2,4,3,1065,1897,2450)])]
N=sum(x[3] for _,l in B for x in l)
wb=Workbook();ws=wb.active;ws.title='Mix';F=lambda **k:Font(name='Verdana',size=8,**k)
for i,w in enumerate((30,6,6,8,9,8,8,9,10,10,13,10,13,12)): ws.column_dimensions[gl(i+1)].width=w
ws['A1']='SUITE MIX & RENT SUMMARY';ws['A1'].font=Font(name='Verdana',size=14,bold=True)
ws['A2']='Larkspur-Pier Apartments Ltd. | rents in CAD per month, parking and laundry excluded | rent roll of November 1, 2025';ws['A2'].font=F()
tops=[(4,7,'Suites'),(8,9,'Area (SF)'),(10,11,'In-Place Rent'),(12,13,'Market Rent')]
for a,b,t in tops: ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b);ws.cell(4,a,t)
for i,t in enumerate(('Suite Type','Bed','Bath','No.','% of Total','Occ.','Vac.','Avg.','Total','Per Suite','Monthly Total','Per Suite','Monthly Total','Gap to Market')): ws.cell(5,i+1,t)
for row in (4,5):
    for i in range(1,15):
        c=ws.cell(row,i);c.font=F(bold=True);c.alignment=Alignment(horizontal='left' if i==1 else 'center',wrap_text=True);c.border=Border(bottom=Side(style='thin'),left=Side(style='hair'),right=Side(style='hair'))
FM=['0','0.0%','0','0','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
r=6;rows=[];tots=[];al=[];pl=None
def put(v,b=False):
    for i,k in enumerate(COL):
        c=ws.cell(r,4+i);c.font=F(bold=b)
        if k in v: c.value=v[k];c.number_format=FM[i]
        if b: c.border=Border(top=Side(style='thin'))
def agg(l):
    s=lambda k:sum(x[k] for x in l)
    n=s('units');o=s('occupied')
    return {'units':n,'pct_units':round(n/N,3),'occupied':o,'vacant':s('vacant'),'sf':round(s('total_sf')/n),'total_sf':s('total_sf'),'actual':round(s('actual_total')/o),'actual_total':s('actual_total'),'market':round(s('market_total')/n),'market_total':s('market_total'),COL[-1]:s(COL[-1])}
for bn,l in B:
    ws.cell(r,1,bn).font=F(bold=True,italic=True)
    for i in range(1,15): ws.cell(r,i).fill=PatternFill('solid',fgColor='DDEBE4')
    r+=1;bl=[]
    for t,bd,ba,n,o,sf,a,m in l:
        v={'units':n,'pct_units':round(n/N,3),'occupied':o,'vacant':n-o,'sf':sf,'total_sf':sf*n,'actual':a,'actual_total':a*o,'market':m,'market_total':m*n,COL[-1]:(m-a)*o}
        bl.append(v);pv=dict(v)
        if t=='2 Bedroom' and bn[0]=='8':
            s=list(str(v['market_total']));assert s[1]=='3';s[1]='8';pv['market_total']=int(''.join(s));pl=(v['market_total'],pv['market_total'])
        for i,x in enumerate((t,bd,ba)): c=ws.cell(r,i+1,x);c.font=F();c.alignment=Alignment(horizontal='left' if i==0 else 'center')
        put(pv);rows.append({'type':t,'beds':bd,'baths':ba,**pv});r+=1
    lab='Total / Avg. '+bn.split(' (')[0];ws.cell(r,1,lab).font=F(bold=True);T=agg(bl);put(T,True);tots.append({'label':lab,**T});al+=bl;r+=2
ws.cell(r,1,'PORTFOLIO').font=F(bold=True);T=agg(al);put(T,True);tots.append({'label':'PORTFOLIO',**T})
for i in range(1,15): ws.cell(r,i).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
r+=2
for t in ('In-place average and total are on occupied suites only. Gap to market = (market less in-place) x occupied suites.','Vacant: 1420-107, 1420-212, 88-304, 88-PH3 (3 Bed, under renovation).'): ws.cell(r,1,t).font=Font(name='Verdana',size=7,italic=True);r+=1
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME));save(NAME,'UM',COL,rows,tots,{"what":f"88 Pier Street, 2 Bedroom: market monthly total printed {pl[1]} instead of {pl[0]} (totals use {pl[0]})","kind":"digit"})
