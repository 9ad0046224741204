# printed by LibreOffice from a workbook; the grid's place follows from the widths and heights set here
import json,subprocess,random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
random.seed(12);N='water_quality';wb=Workbook();T=[]
thin=Side(style='thin',color='FF808080');med=Side(style='medium')
def fill(ws,r0,rows,widths,font,size,rh,spans,m,aligns):
    """rows: lists of text; spans: {(r,c):(r1,c1)}"""
    cells=[]
    for j,w in enumerate(widths):ws.column_dimensions[L(j+1)].width=w
    for i,row in enumerate(rows):
        ws.row_dimensions[r0+i].height=rh[i] if isinstance(rh,list) else rh
        for j,v in enumerate(row):
            if v in('',None):continue
            c=ws.cell(r0+i,j+1);c.value=v;c.number_format='@';c.font=Font(name=font,size=size)
            c.alignment=Alignment(horizontal=aligns[j],vertical='center',wrap_text=True)
            e=spans.get((i,j),(i,j));cells.append([i,j,e[0],e[1],' '.join(v.split())])
    for (a,b),(p,q) in spans.items():
        ws.merge_cells(start_row=r0+a,start_column=b+1,end_row=r0+p,end_column=q+1)
    return cells
# sheet 1: zone compliance
ws=wb.active;ws.title='Zone';ws.page_setup.paperSize=9;ws.page_setup.orientation='portrait'
for k in('left','right'):setattr(ws.page_margins,k,.42)
ws.page_margins.top=.6;ws.page_margins.bottom=.5;ws.page_margins.header=.2;ws.page_margins.footer=.2
ws['A1']='Drinking water quality: Hexley North zone (Z114), population 38,260';ws['A1'].font=Font(name='Liberation Sans',size=12,bold=True)
ws['A2']='Samples taken at customers\' taps and at Oakrigg treatment works, January to December 2024';ws['A2'].font=Font(name='Liberation Sans',size=8)
ws.row_dimensions[1].height=18;ws.row_dimensions[2].height=14;ws.row_dimensions[3].height=8
P=[('Microbiological',),('E. coli','no/100 ml','0',96,'0','0','0',0),('Coliform bacteria','no/100 ml','0',96,'0','0.01','1',1),('Enterococci','no/100 ml','0',8,'0','0','0',0),('Clostridium perfringens','no/100 ml','0',12,'0','0','0',0),('Colony count, 3 days at 22 °C','no/ml','No change',48,'0','4.2','61',0),
('Chemical, directive parameters',),('Arsenic','µg As/l','10',8,'<0.5','0.7','1.1',0),('Benzene','µg/l','1.0',8,'<0.05','<0.05','<0.05',0),('Boron','mg B/l','1.0',8,'0.02','0.03','0.05',0),('Bromate','µg BrO3/l','10',8,'<0.4','0.9','2.3',0),('Cadmium','µg Cd/l','5.0',8,'<0.1','<0.1','0.1',0),('Chromium','µg Cr/l','50',8,'<0.5','<0.5','0.8',0),('Copper','mg Cu/l','2.0',8,'0.01','0.11','0.38',0),('Fluoride','mg F/l','1.5',8,'0.08','0.10','0.13',0),('Lead','µg Pb/l','10',24,'<0.3','1.6','12.4',1),('Mercury','µg Hg/l','1.0',8,'<0.02','<0.02','<0.02',0),('Nickel','µg Ni/l','20',8,'<0.8','1.9','5.2',0),('Nitrate','mg NO3/l','50',12,'14.2','21.7','29.9',0),('Nitrite (consumer tap)','mg NO2/l','0.50',12,'<0.01','0.01','0.04',0),('Polycyclic aromatic hydrocarbons','µg/l','0.10',8,'<0.01','<0.01','0.02',0),('Total trihalomethanes','µg/l','100',8,'18.4','31.0','47.6',0),('Pesticides, total','µg/l','0.50',12,'<0.02','0.04','0.09',0),('Metaldehyde','µg/l','0.10',12,'<0.01','0.01','0.03',0),
('National parameters',),('Aluminium','µg Al/l','200',24,'<8','14','52',0),('Colour','mg/l Pt/Co','20',24,'<1','1.3','3.0',0),('Hydrogen ion (pH)','pH value','6.5 to 9.5',24,'7.2','7.5','7.9',0),('Iron','µg Fe/l','200',24,'<10','22','241',1),('Manganese','µg Mn/l','50',24,'<1','2.4','17',0),('Odour','dilution no.','No change',24,'0','0','1',0),('Sodium','mg Na/l','200',8,'11','16','22',0),('Taste','dilution no.','No change',24,'0','0','0',0),('Turbidity','NTU','4',24,'0.08','0.17','0.94',0),
('Indicator parameters',),('Ammonium','mg NH4/l','0.50',12,'<0.02','0.03','0.08',0),('Chloride','mg Cl/l','250',8,'24','31','40',0),('Chlorine, free residual','mg/l','',96,'0.11','0.42','0.81',0),('Conductivity','µS/cm at 20 °C','2500',24,'402','467','520',0),('Sulphate','mg SO4/l','250',8,'38','45','57',0),('Total organic carbon','mg C/l','No change',8,'0.9','1.4','2.1',0)]
rows=[['Parameter','Units','Limit','Samples','Result','','','Failures','Compliance (%)'],['','','','','Min','Mean','Max','','']];spans={(0,j):(1,j) for j in(0,1,2,3,7,8)};spans[(0,4)]=(0,6)
ns=nf=0
for p in P:
    if len(p)==1:spans[(len(rows),0)]=(len(rows),8);rows.append([p[0]]+['']*8)
    else:
        n,f=p[3],p[7];ns+=n;nf+=f;rows.append([p[0],p[1],p[2],str(n),p[4],p[5],p[6],str(f),f'{100*(n-f)/n:.2f}' if p[2] else ''])
rows.append(['All parameters','','',f'{ns:,}','','','',str(nf),f'{100*(ns-nf)/ns:.2f}'])
wid=[21,10.5,7.5,6.5,5,5,5.5,6.5,8.5]
cells=fill(ws,4,rows,wid,'Liberation Sans',8,15.5,spans,0,['left','left','right']+['right']*6)
for i,r in enumerate(rows):
    for j in range(9):
        c=ws.cell(4+i,j+1);c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
        if i<2 or (i,0) in spans or i==len(rows)-1:c.font=Font(name='Liberation Sans',size=8,bold=True)
        if i<2:c.fill=PatternFill('solid',fgColor='FFBFD9E8');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
        elif (i,0) in spans:c.fill=PatternFill('solid',fgColor='FFEAF2F7')
px=lambda w:w*7.0
T.append({"page":1,"bbox":[30,83,round(30+sum(map(px,wid)),1),round(82+15*len(rows),1)],"n_rows":len(rows),"n_cols":9,"cells":cells})
e=4+len(rows)+0
ws.cell(e,1).value='Failures: one coliform count (February, repeat clear), lead at one property with its own lead pipe, iron after a burst main on 9 July.';ws.cell(e,1).font=Font(name='Liberation Sans',size=7,italic=True)
# sheet 2: monthly means, landscape, rules at head and foot only
w2=wb.create_sheet('Monthly');w2.page_setup.paperSize=9;w2.page_setup.orientation='landscape'
w2.page_margins.left=w2.page_margins.right=.6;w2.page_margins.top=.7;w2.page_margins.bottom=.5;w2.page_margins.header=.2;w2.page_margins.footer=.2
w2['A1']='Oakrigg treatment works: monthly means of raw and final water, and chemicals used, 2024';w2['A1'].font=Font(name='Liberation Serif',size=13,bold=True)
w2.row_dimensions[1].height=20;w2.row_dimensions[2].height=10
mon='January February March April May June July August September October November December'.split()
rows=[['Month','Flow (Ml)','Raw water','','','','Final water','','','','Chemicals (t)','',''],['','','Turbidity','Colour','pH','Temp °C','Turbidity','Free Cl','pH','Al µg/l','Alum','Lime','Chlorine']]
spans={(0,0):(1,0),(0,1):(1,1),(0,2):(0,5),(0,6):(0,9),(0,10):(0,12)}
S=[0,0,0,0]
for i,m in enumerate(mon):
    fl=random.randint(410,498);al=round(fl*random.uniform(.036,.052),1);li=round(fl*random.uniform(.011,.016),1);cl=round(fl*random.uniform(.0016,.0022),2)
    S=[S[0]+fl,S[1]+al,S[2]+li,S[3]+cl];t=[3.9,4.2,6.1,8.8,12.4,15.7,17.3,17.0,14.2,10.9,7.1,5.0][i]
    rows.append([m,str(fl),f'{random.uniform(1.2,9):.1f}',str(random.randint(18,64)),f'{random.uniform(6.7,7.4):.1f}',f'{t}',f'{random.uniform(.06,.12):.2f}',f'{random.uniform(.6,.8):.2f}',f'{random.uniform(7.5,7.9):.1f}','n.d.' if i in(3,9) else str(random.randint(9,21)),f'{al:.1f}',f'{li:.1f}',f'{cl:.2f}'])
    if i%3==2 and i<11:pass
rows.append(['Year',f'{S[0]:,}']+['']*8+[f'{S[1]:.1f}',f'{S[2]:.1f}',f'{S[3]:.2f}'])
wid2=[12]+[7.8]*12
rh=[19]*len(rows)
c2=fill(w2,3,rows,wid2,'Liberation Serif',10,rh,spans,0,['left']+['right']*12)
n=len(rows)
for i in range(n):
    for j in range(13):
        c=w2.cell(3+i,j+1);top=bot=None
        if i==0:top=med
        if i==0 and 2<=j:bot=Side(style='thin') 
        if i==1 or i==n-2:bot=Side(style='thin')
        if i==n-1:bot=med
        c.border=Border(top=top,bottom=bot)
        if i<2 or i==n-1:c.font=Font(name='Liberation Serif',size=10,bold=True)
        if i==0 and j>=2:c.alignment=Alignment(horizontal='center',vertical='center')
T.append({"page":2,"bbox":[43,80.4,round(43+sum(map(px,wid2)),1),round(80.4+19*n,1)],"n_rows":n,"n_cols":13,"cells":c2})
for k,t in enumerate(['Turbidity in NTU, colour in mg/l Pt/Co, free chlorine in mg/l. n.d.: no determination (analyser out of service).','Works shut for filter refurbishment from 4 to 6 November; flow taken from Dunmere during that time.']):
    w2.cell(4+n+k,1).value=t;w2.cell(4+n+k,1).font=Font(name='Liberation Serif',size=9)
wb.save(N+'.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',N+'.xlsx'],check=True,capture_output=True)
json.dump({"suite":"t12","doc":N,"pdf":N+".pdf","kind":"generated","complete":True,"tables":T},open(N+'.truth.json','w'),ensure_ascii=False,indent=0)
