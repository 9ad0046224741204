# printed from LibreOffice Calc
import json, random, subprocess
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.chart import BarChart, Reference
R=random.Random(78); wb=Workbook(); ws=wb.active; ws.title='Rents'; NAME='rental_bulletin'
F=lambda **k: Font(name='Liberation Sans',size=k.pop('size',9),**k); thin=Side(style='thin',color='666666'); hair=Side(style='hair',color='666666'); med=Side(style='medium')
ws['A1']='Rental bulletin, half-year 1 of 2024'; ws['A1'].font=F(size=15,bold=True); ws['A2']='Asking rents of private dwellings advertised from January to June, euros per month'; ws['A2'].font=F(italic=True)
for c,w in zip('ABCDEFGHIJKLM',[15,17,9.5,9.5,9.5,10.5,10,3,11,11,11,11,11]): ws.column_dimensions[c].width=w
cells=[]; r0=4
def put(r,c,v,txt=None,r1=None,c1=None,al='left',b=False,fill=None,fmt=None,va='center'):
    x=ws.cell(r,c,v); x.font=F(bold=b); x.alignment=Alignment(horizontal=al,vertical=va,wrap_text=True)
    if fmt: x.number_format=fmt
    for rr in range(r,(r1 or r)+1):
        for cc in range(c,(c1 or c)+1):
            ws.cell(rr,cc).border=Border(left=thin,right=thin,top=thin,bottom=thin)
            if fill: ws.cell(rr,cc).fill=PatternFill('solid',fgColor=fill)
    if r1 or c1: ws.merge_cells(start_row=r,start_column=c,end_row=r1 or r,end_column=c1 or c)
    s=str(v) if txt is None else txt
    if s: cells.append([r-r0,c-1,(r1 or r)-r0,(c1 or c)-1,' '.join(s.split())])
H='D6E4D0'
put(4,1,'City',r1=5,b=True,fill=H); put(4,2,'Dwelling',r1=5,b=True,fill=H); put(4,3,'Rent per month',c1=5,al='center',b=True,fill=H); put(4,6,'Change on\nyear, %',r1=5,al='center',b=True,fill=H); put(4,7,'Listings',r1=5,al='center',b=True,fill=H)
for k,h in enumerate(['Lower\nquartile','Median','Upper\nquartile']): put(5,3+k,h,al='center',b=True,fill=H)
ws.row_dimensions[4].height=15; ws.row_dimensions[5].height=26; r=6; TL=0; chart=[]
for city in ['Belforte','Cassaro','Montevago','Porto Levante','San Rizzo','Trevalle']:
    s=0; put(r,1,city,r1=r+3,b=True,va='top'); b=R.randint(380,760)
    for k,n in enumerate(['Studio','2 rooms','3 rooms or more']):
        m=b+k*R.randint(150,260); lo=round(m*.86); hi=round(m*1.21); ch=round(R.uniform(-1.5,7.5),1); l=R.randint(90,2400); s+=l
        if k==1: chart.append((city,m))
        put(r,2,n); put(r,3,lo,f'{lo:,}',al='right',fmt='#,##0'); put(r,4,m,f'{m:,}',al='right',fmt='#,##0'); put(r,5,hi,f'{hi:,}',al='right',fmt='#,##0'); put(r,6,ch,f'{ch:.1f}',al='right',fmt='0.0'); put(r,7,l,f'{l:,}',al='right',fmt='#,##0'); ws.row_dimensions[r].height=13; r+=1
    put(r,2,'All dwellings',c1=6,b=True,fill='F1F1F1'); put(r,7,s,f'{s:,}',al='right',b=True,fill='F1F1F1',fmt='#,##0'); ws.row_dimensions[r].height=13; r+=1; TL+=s
put(r,1,'Total of the six cities',c1=6,b=True,fill=H); put(r,7,TL,f'{TL:,}',al='right',b=True,fill=H,fmt='#,##0'); ws.row_dimensions[r].height=15
last=r; ws.cell(r+1,1,'Listings counted once, even where a dwelling was advertised several times.').font=F(size=8,italic=True)
ws['I4']='Median rent of two rooms'; ws['I4'].font=F(bold=True)
# chart data outside of the print area
for i,(c,m) in enumerate(chart): ws.cell(50+i,20,c); ws.cell(50+i,21,m)
ch=BarChart(); ch.type='col'; ch.add_data(Reference(ws,min_col=21,min_row=50,max_row=55)); ch.set_categories(Reference(ws,min_col=20,min_row=50,max_row=55)); ch.legend=None; ch.width=10.3; ch.height=6.6; ch.x_axis.delete=False; ch.y_axis.delete=False; ws.add_chart(ch,'I5')
t1=cells; cells=[]; r0=21
# second table right below the chart: no fills, no verticals
ws['I20']='Permitted increase of rents in force'; ws['I20'].font=F(bold=True)
def p2(r,c,v,al='left',b=False,top=None,bot=None,c1=None):
    x=ws.cell(r,c,v); x.font=F(bold=b,size=8); x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
    for cc in range(c,(c1 or c)+1): ws.cell(r,cc).border=Border(top=top,bottom=bot)
    if c1: ws.merge_cells(start_row=r,start_column=c,end_row=r,end_column=c1)
    if v: cells.append([r-21,c-9,r-21,c-9,v])
rows=[('City','Cap','Since','Index','Registry'),('Belforte','3.0%','July 2022','Prices','Yes'),('Cassaro','none','–','–','No'),('Montevago','2.5%','January 2023','Wages','Yes'),('Porto Levante','4.0%','March 2024','Prices','Planned'),('San Rizzo','none','–','–','No'),('Trevalle','3.5%','May 2021','Prices','Yes')]
for i,row in enumerate(rows):
    for k,v in enumerate(row): p2(21+i,9+k,v,b=i==0,top=med if i==0 else None,bot=thin if i==0 else (med if i==6 else None))
t2=cells
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.print_area=f'A1:M{last+1}'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.page_margins.left=ws.page_margins.right=.6; ws.page_margins.top=.6; ws.page_margins.bottom=1.0; ws.page_margins.footer=.4
ws.oddFooter.center.text='Tenancy Observatory, bulletin 17'
wb.save(NAME+'.xlsx'); subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',NAME+'.xlsx'],capture_output=True)
B1=[43,90,452,520]; B2=[466,330,790,430]
try: B1,B2=json.load(open('rental_bbox.json'))
except Exception: pass
nc=lambda t:(max(c[2] for c in t)+1,max(c[3] for c in t)+1)
json.dump({"suite":"t7","doc":NAME,"pdf":NAME+'.pdf',"kind":"generated","complete":True,"tables":[{"page":1,"bbox":b,"n_rows":nc(t)[0],"n_cols":nc(t)[1],"cells":t} for b,t in((B1,t1),(B2,t2))]},open(NAME+'.truth.json','w'),ensure_ascii=False,indent=0); print(nc(t1),nc(t2))
