# ---------- 8 quality-control sheet, printed by LibreOffice from a workbook
import json,random,subprocess,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(20)
wb=Workbook();ws=wb.active;ws.title='QC'
ws.page_setup.paperSize=9;ws.page_setup.orientation='landscape'
ws.page_margins.left=ws.page_margins.right=.5;ws.page_margins.top=.6;ws.page_margins.bottom=.5
ws.page_margins.header=ws.page_margins.footer=.3
ws.oddHeader.left.text='';ws.oddFooter.center.text=''
F='Liberation Sans'
th=Side(style='thin');md=Side(style='medium');hr=Side(style='hair')
wd=[10,6.5,9,7,7,7,7,7,7,7,7,7,12,26]
for i,w in enumerate(wd):ws.column_dimensions[chr(65+i)].width=w
ws['A1']='Internal quality control, analyser 2: daily values, level 2';ws['A1'].font=Font(name=F,bold=True,size=12)
ws['A2']='Clinical chemistry, Norrevale. Westgard rules 1-3s, 2-2s, R-4s. Target values in the lower block.';ws['A2'].font=Font(name=F,size=8,italic=True)
for i in (1,2):ws.row_dimensions[i].height=18
ws.row_dimensions[3].height=8
cells=[];R0=4
def put(r,c,t,b=False,al='left',fill=None,r1=None,c1=None,it=False,wrap=False):
    x=ws.cell(R0+r,1+c,t);x.font=Font(name=F,size=8,bold=b,italic=it);x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=wrap);x.number_format='@'
    if r1 is not None:ws.merge_cells(start_row=R0+r,end_row=R0+r1,start_column=1+c,end_column=1+c1)
    cells.append([r,c,r if r1 is None else r1,c if c1 is None else c1,' '.join(t.split())])
an=['Na','K','Ca','Glu','Crea','ALT','CRP','TSH','Fe']
put(0,0,'Date',True,r1=1,c1=0);put(0,1,'Shift',True,r1=1,c1=1);put(0,2,'Lot',True,r1=1,c1=2)
put(0,3,'Level 2, measured value',True,'center',r1=0,c1=11)
put(0,12,'Rule broken',True,'center',r1=1,c1=12,wrap=True);put(0,13,'Remark',True,r1=1,c1=13)
for i,a in enumerate(an):put(1,3+i,a,True,'right')
mu=[152,6.1,3.05,15.8,412,98,46.5,8.42,31.2];sd=[1.2,.06,.04,.22,7,2.6,1.1,.21,.6];dg=[0,2,2,1,0,0,1,2,1]
vals=[];row=2;day=dt.date(2024,3,4)
rem={3:('K 1-3s','Repeated, new calibrator: in'),9:('CRP 2-2s','Reagent lot changed'),15:('ALT R-4s','Lamp replaced, see log 118'),20:('TSH 1-3s','Bubble in cup; repeat in')}
shade=PatternFill('solid',fgColor='EEF2F7')
n=0;first=[]
for k in range(12):
    while day.weekday()>4:day+=dt.timedelta(1)
    for sh in ('E','L'):
        if sh=='E':put(row,0,day.strftime('%d.%m.%Y'));first.append(row)
        put(row,1,sh,al='center');put(row,2,'7731-A' if n<9 else '7744-C')
        v=[]
        for i in range(9):
            if n in (6,) and i==8: v.append(None);continue
            q=round(random.gauss(mu[i],sd[i]),dg[i]);v.append(q);put(row,3+i,f'{q:.{dg[i]}f}',al='right')
        vals.append(v)
        if n in rem:put(row,12,rem[n][0],al='center');put(row,13,rem[n][1])
        row+=1;n+=1
    day+=dt.timedelta(1)
import statistics as st
last=row-1
for lab,fn in [('Mean',lambda x:st.mean(x)),('SD',lambda x:st.stdev(x)),('CV, %',lambda x:100*st.stdev(x)/st.mean(x)),('Target',None)]:
    put(row,0,lab,True)
    for i in range(9):
        x=[v[i] for v in vals if v[i] is not None]
        t=f'{mu[i]:.{dg[i]}f}' if fn is None else (f'{fn(x):.2f}')
        put(row,3+i,t,True,'right')
    row+=1
for r in range(row):
    ws.row_dimensions[R0+r].height=14.4
    for c in range(14):
        x=ws.cell(R0+r,1+c)
        t=b=None
        if r==0:t=md
        if r==0 and 3<=c<=11:b=th
        if r==1:b=th
        if r==last:b=th
        if r==row-1:b=md
        if r in first and r>2:t=hr
        x.border=Border(top=t,bottom=b)
        if r>last:x.fill=shade
ws.cell(R0+row+1,1,'E early, L late shift. CV of the period, 24 runs; one run of Fe is missing (no reagent).').font=Font(name=F,size=8)
ws.print_area=f'A1:N{R0+row+1}'
ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save('z_qc_daily.xlsx')
import os;os.replace('z_qc_daily.xlsx','qc_daily.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','qc_daily.xlsx'],check=True,stdout=subprocess.DEVNULL,timeout=150)
# box: from column widths and row heights, scaled to the page
W=sum(w*5.25+3.75 for w in wd);H=18*2+8+14.4*row+15+13
k=.85;W=895  # fitted scale, seen on the render
x0,t0=36,.6*72+44*k
json.dump({"suite":"t20","doc":"qc_daily","pdf":"qc_daily.pdf","kind":"generated","complete":True,"tables":[{"page":1,"bbox":[x0,round(t0,1),round(x0+W*k,1),round(t0+14.4*row*k,1)],"n_rows":row,"n_cols":14,"cells":cells}]},open('qc_daily.truth.json','w'),ensure_ascii=False,indent=1)
print(W,H,k)
