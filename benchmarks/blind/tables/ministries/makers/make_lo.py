import random,subprocess,json,re,html
from kit import dump
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(33)
def words(pdf):
    o=subprocess.run(['pdftotext','-bbox',pdf,'-'],capture_output=True,text=True).stdout;P=[]
    for l in o.splitlines():
        if '<page' in l:P.append([])
        m=re.search(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word',l)
        if m:P[-1].append((*map(float,m.groups()[:4]),html.unescape(m[5])))
    return P
def lo(f): subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',f],check=True,capture_output=True,timeout=120)
def box(ws,first,last,X=None):
    t=min(w[1] for w in ws if w[4]==first[0] and w[1]>=first[1]);b=max(w[3] for w in ws if w[4]==last)
    q=[w for w in ws if w[1]>=t-1 and w[3]<=b+1];X=X or (min(w[0] for w in q)-2,max(w[2] for w in q)+2);return [round(v,1) for v in(X[0],t-3,X[1],b+3)]
wb=Workbook();th=Side(style='thin');md=Side(style='medium')
# sheet 1
ws=wb.active;ws.title='T1';F='Liberation Sans'
def put(ws,r,c,v,b=False,i=False,al=None,fmt=None,ind=0,wrap=False,z=9,va='bottom',fill=None):
    x=ws.cell(r,c,v);x.font=Font(name=F,size=z,bold=b,italic=i);x.alignment=Alignment(horizontal=al,indent=ind,wrap_text=wrap,vertical=va)
    if fmt:x.number_format=fmt
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    return x
put(ws,1,1,'Table LF-1   Population aged 15 to 74 by labour market status, sex and age',b=True,z=12);put(ws,2,1,'Thousand persons and per cent; seasonally adjusted',i=True)
cells=[];r0=4
def C(a,b,c,d_,t):cells.append([a,b,c,d_,t])
hd=['Sex and age','Population','Labour force','','','Outside the labour force','Participation rate','Employment rate','Unemployment rate']
for j,h in enumerate(hd,1):
    if h and j!=3: put(ws,r0,j,h,b=True,al='left' if j==1 else 'center',wrap=True,va='center');ws.merge_cells(start_row=r0,end_row=r0+1,start_column=j,end_column=j);C(0,j-1,1,j-1,h)
put(ws,r0,3,'Labour force',b=True,al='center',va='center');ws.merge_cells('C4:E4');C(0,2,0,4,'Labour force')
for j,h in ((3,'Employed'),(4,'Unemployed'),(5,'Total')): put(ws,r0+1,j,h,b=True,al='center');C(1,j-1,1,j-1,h)
ages=['15–24','25–34','35–44','45–54','55–64','65–74'];dat={}
for s in('Men','Women'):
    dat[s]=[]
    for k,a in enumerate(ages):
        e=round(random.uniform(20,60)*([.8,2,2.2,2.1,1.5,.3][k]),1);u=round(e*random.uniform(.03,.12),1);o=round(random.uniform(10,20)*([3,.7,.5,.6,1.5,4][k]),1);dat[s].append((e,u,o))
dat['Total']=[tuple(round(a+b,1) for a,b in zip(p,q)) for p,q in zip(dat['Men'],dat['Women'])]
r=r0+2
for s in('Total','Men','Women'):
    T=tuple(round(sum(z[k] for z in dat[s]),1) for k in range(3))
    for lab,(e,u,o) in [(s,T)]+list(zip(ages,dat[s])):
        b=lab==s;lf=round(e+u,1);p=round(lf+o,1);put(ws,r,1,lab,b=b,ind=0 if b else 1,al='left');C(r-r0,0,r-r0,0,lab)
        for j,v in enumerate([p,e,u,lf,o,100*lf/p,100*e/p,100*u/lf],2):
            v=round(v,1);put(ws,r,j,v,b=b,fmt='#,##0.0',al='right',fill='E8EEF4' if b else None);C(r-r0,j-1,r-r0,j-1,f'{v:,.1f}')
        if b:ws.cell(r,1).fill=PatternFill('solid',fgColor='E8EEF4')
        r+=1
for j in range(1,10):
    ws.cell(r0,j).border=Border(top=md);ws.cell(r0+1,j).border=Border(bottom=th,top=th if 3<=j<=5 else None);ws.cell(r-1,j).border=Border(bottom=md)
n1=r-r0;put(ws,r,1,'Detail may not add to published totals of other sources. Source: National Statistics Institute, Labour Force Survey.',i=True,z=8)
for c,w in zip('ABCDEFGHI',[16,12,11,13,11,14,14,13,15]):ws.column_dimensions[c].width=w
ws.row_dimensions[r0].height=16;ws.row_dimensions[r0+1].height=16
t1=cells
# sheet 2, full grid
ws=wb.create_sheet('T2');F='Liberation Serif';cells=[];put(ws,1,1,'Annex II.  Public investment projects above 50 million, status at end of quarter',b=True,z=12)
hd=['No.','Project','Implementing body','Start','Planned end','Total cost (mn)','Spent to date (mn)','Spent (%)','On schedule','Funding'];r0=3
for j,h in enumerate(hd,1):put(ws,r0,j,h,b=True,al='center',wrap=True,va='center',fill='D9D9D9');C(0,j-1,0,j-1,h)
L=[('Northern trunk road, sections 3 and 4','Roads Agency','2021','2026',412.5,318.0,'Yes','Budget; loan'),('Harrow valley dam','Water Authority','2020','2027',655.0,290.4,'No','Loan'),('Capital region rail signalling','State Railways','2023','2026',188.2,96.6,'Yes','Grant'),('Affordable housing programme, second phase','Housing Fund','2022','2028',240.0,71.5,'No','Budget; bond'),('University hospital, new wing','Ministry of Health','2021','2025',133.9,128.7,'Yes','Budget'),('Digital land registry','Cadastre Office','2024','2026',52.3,9.8,'Yes','Grant'),('Serrano port, deep water berth','Port Authority','2022','2025',97.4,88.1,'No','Own funds; loan'),('School repair and insulation programme','Ministry of Education','2023','2027',164.6,40.2,'Yes','Budget'),('District heating, Ostmark','City of Ostmark','2024','2029',118.0,0,'Yes','Loan')]
r=r0+1
for k,x in enumerate(L,1):
    v=[k,x[0],x[1],x[2],x[3],x[4],x[5] or None,round(100*x[5]/x[4],1) if x[5] else None,x[6],x[7]]
    for j,q in enumerate(v,1):
        put(ws,r,j,q,al='right' if j in(6,7,8) else ('left' if j in(2,3,10) else 'center'),wrap=True,fmt='#,##0.0' if j in(6,7,8) else None,va='center')
        if q is not None:C(k,j-1,k,j-1,f'{q:,.1f}' if j in(6,7,8) else str(q))
    r+=1
a=round(sum(x[4] for x in L),1);b=round(sum(x[5] for x in L),1);k=r-r0
put(ws,r,1,'Total, 9 projects',b=True,al='left');ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=5);C(k,0,k,4,'Total, 9 projects')
for j,q in((6,a),(7,b),(8,round(100*b/a,1))):put(ws,r,j,q,b=True,fmt='#,##0.0',al='right');C(k,j-1,k,j-1,f'{q:,.1f}')
for rr in range(r0,r+1):
    for j in range(1,11):ws.cell(rr,j).border=Border(th,th,th,th)
    if r0<rr<r:ws.row_dimensions[rr].height=25 if len(L[rr-r0-1][0])>24 or len(L[rr-r0-1][2])>16 or len(L[rr-r0-1][7])>12 else 14
ws.row_dimensions[r0].height=27;n2=r-r0+1;put(ws,r+1,1,'A project is on schedule if the planned end has not been moved since approval.',i=True,z=8)
for c,w in zip('ABCDEFGHIJ',[5,27,18,7,9,11,12,9,10,15]):ws.column_dimensions[c].width=w
for s in wb:
    s.page_setup.orientation='landscape';s.page_setup.paperSize=9;s.page_setup.fitToWidth=1;s.page_setup.fitToHeight=0;s.sheet_properties.pageSetUpPr.fitToPage=True;s.oddFooter.center.text='Statistical Annex – page &P'
N='labour_and_investment_annex';wb.save(N+'.xlsx');lo(N+'.xlsx');P=words(N+'.pdf');assert len(P)==2,len(P)
dump(N,[dict(page=1,bbox=box(P[0],('Labour',70),t1[-1][4]),n_rows=n1,n_cols=9,cells=t1),dict(page=2,bbox=box(P[1],('Total',60),'projects',(54,786)),n_rows=n2,n_cols=10,cells=cells)])
# writer document
N='population_projection_brief'
A=[('0–14',412,398,371,352,340),('15–29',530,507,488,470,448),('30–44',598,571,540,511,495),('45–64',803,822,811,774,731),('65–79',401,446,489,527,533),('80 and over',138,157,186,219,254)]
tot=['%s'%f'{sum(x[i] for x in A):,}' for i in range(1,6)]
t=[];rows=[];H=['Age','2025','2030','2035','2040','2045']
g=[H]+[[x[0]]+[str(v) for v in x[1:]] for x in A]+[['Total']+tot,['Old-age dependency ratio']+[f'{100*(A[4][i]+A[5][i])/(A[1][i]+A[2][i]+A[3][i]):.1f}' for i in range(1,6)]]
for i,row in enumerate(g):
    for j,v in enumerate(row):t.append([i,j,i,j,v])
st=lambda i:'border-top:1pt solid #000;border-bottom:0.5pt solid #000' if i==0 else ('border-top:0.5pt solid #000' if i==7 else ('border-bottom:1pt solid #000' if i==8 else ''))
h1='<table width="100%" cellspacing=0 cellpadding=2>'+''.join('<tr>'+''.join(f'<td align="{"left" if j==0 else "right"}" width="{30 if j==0 else 14}%" style="{st(i)}"><p style="margin:0"><font size=2>{"<b>" if i in(0,7) else ""}{v}{"</b>" if i in(0,7) else ""}</font></p></td>' for j,v in enumerate(row))+'</tr>' for i,row in enumerate(g))+'</table>'
B=[['Assumption','Low','Main','High','Basis'],['Total fertility rate in 2045','1.32','1.55','1.74','Cohort trend, survey of family intentions'],['Life expectancy at birth, men','80.1','82.4','84.0','Extrapolation of age-specific mortality'],['Life expectancy at birth, women','84.6','86.3','87.7','Extrapolation of age-specific mortality'],['Net migration per year','-2,000','4,500','11,000','Average of the past ten years, without 2020'],['Share of one-person households, %','','41.5','','Trend; not varied']]
t2=[[i,j,i,j,v] for i,row in enumerate(B) for j,v in enumerate(row) if v]
h2='<table width="100%" border=1 bordercolor="#7f7f7f" cellspacing=0 cellpadding=3 style="border-collapse:collapse">'+''.join('<tr>'+''.join(f'<td {"bgcolor=#dfe7d8" if i==0 else ""} align="{"left" if j in(0,4) else "center"}" width="{[30,11,11,11,37][j]}%"><p style="margin:0"><font size=2>{v or "&nbsp;"}</font></p></td>' for j,v in enumerate(row))+'</tr>' for i,row in enumerate(B))+'</table>'
doc=f'''<html><head><meta charset="utf-8"><style>@page{{size:21cm 29.7cm;margin:2cm}} p{{font-family:"Liberation Serif";font-size:10.5pt}} h2{{font-family:"Liberation Sans";font-size:15pt}}</style></head><body>
<h2>Fewer young people, more households: population to 2045</h2>
<p align=justify>The population will decline slowly over the next twenty years in the main variant. The number of people aged 80 and over almost doubles, while the working ages shrink in every five-year period. Because households become smaller, demand for dwellings still grows until about 2038.</p>
<p><b>Table 1. Population by age, main variant</b> (thousands, 1 January)</p>{h1}
<p><font size=2>Old-age dependency ratio: persons aged 65 and over per 100 persons aged 15–64.</font></p>
<p align=justify>The results depend on assumptions that may prove wrong. Migration is the least certain of them, and the spread between the low and the high variant has been widened since the last round.</p>{h2}
<p align=center><i>Table 2. Assumptions by variant</i></p>
<p align=justify>A regional projection will follow in November. Municipal results are made available on request, with the caution that they rest on small numbers.</p>
<ul><li><p>Next full revision: 2028</p></li><li><p>Method report: Working Paper 14</p></li></ul></body></html>'''
open(N+'.html','w').write(doc);subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export',N+'.html'],check=True,capture_output=True,timeout=120)
P=words(N+'.pdf');assert len(P)==1,len(P)
dump(N,[dict(page=1,bbox=box(P[0],('Age',0),t[-1][4],(56.7,538.6)),n_rows=9,n_cols=6,cells=t),dict(page=1,bbox=box(P[0],('Assumption',0),'varied',(56.7,538.6)),n_rows=6,n_cols=5,cells=t2)])
