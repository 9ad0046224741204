# English council housing company, weekly rents; workbook laid out with openpyxl and printed to PDF by soffice
import random,subprocess,os; from common import *
from openpyxl import Workbook; from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(77)
name="Ashmere Vale Homes - rent schedule 2026-27.pdf"
secs=[("Social rent - general needs",[("1 bed flat (ground, own door)",1,46.2,84),("1 bed flat (walk-up)",1,44.8,131),("1 bed bungalow",1,49,22),("2 bed flat",2,61.5,142),("2 bed house",2,71.3,96),("3 bed house (parlour)",3,92.6,41),("3 bed house",3,84.1,188),("4 bed house",4,103.7,19),("5+ bed house",5,121,4)],.52),
("Social rent - housing for older people",[("Bedsit",0,29.4,12),("1 bed flat, sheltered",1,42.1,64),("2 bed flat, sheltered",2,56.8,9),("Extra care 1 bed",1,54,38)],.55),
("Affordable rent (up to 80% of market)",[("1 bed flat",1,50,27),("2 bed flat",2,63.2,44),("2 bed house",2,74.6,31),("3 bed house",3,88,26),("4 bed house",4,108.4,5)],.76),
("Market rent (Ashmere Lettings)",[("1 bed apartment",1,48.5,18),("2 bed apartment",2,66,30),("2 bed duplex",2,79.2,6),("3 bed town house",3,96.5,8)],1)]
mk={0:128,1:176,2:219,3:262,4:338,5:391}
wb=Workbook(); ws=wb.active; ws.title="Rents"
F=lambda **k: Font(name='Liberation Sans',size=8,**k)
ws['A1']="Ashmere Vale Homes Ltd"; ws['A1'].font=Font(name='Liberation Sans',size=13,bold=True,color='5B2A6E')
ws['A2']="Schedule of homes by type, with average weekly rents from Monday 6 April 2026 (52-week basis)"; ws['A2'].font=F()
top=[(5,7,"Stock"),(9,11,"Average weekly, £")]
H=["Type of home","Beds","GIA m²","Homes","Let","Void","Formula rent £pw","Rent charged £pw","Service charge £pw","Market rent £pw","Charged as % of market","Weekly rent roll £"]
K=["beds","sf","units","occupied","vacant","other:Formula rent £pw","actual","other:Service charge £pw","market","other:Charged as % of market","actual_total"]
th=Side('thin',color='5B2A6E')
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='left' if j==1 else 'right',vertical='bottom'); c.border=Border(bottom=Side('medium',color='5B2A6E'))
ws.row_dimensions[4].height=34
for c,w in zip("ABCDEFGHIJKL",[33,6,8,8,7,7,10,10,10,10,11,13]): ws.column_dimensions[c].width=w
NF=['0','0.0','#,##0','#,##0','0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.0','#,##0.00']
r=5;rows=[];tots=[]
def put(r,lab,v,bold=False,top=False):
    c=ws.cell(r,1,lab); c.font=F(bold=bold); 
    if not bold: c.alignment=Alignment(indent=1)
    for j,(x,n) in enumerate(zip(v,NF),2):
        c=ws.cell(r,j,x); c.font=F(bold=bold); c.number_format=n; c.alignment=Alignment(horizontal='right')
    if top:
        for j in range(1,13): ws.cell(r,j).border=Border(top=th)
for s,L,pct in secs:
    ws.cell(r,1,s).font=F(bold=True,color='FFFFFF')
    for j in range(1,13): ws.cell(r,j).fill=PatternFill('solid',fgColor='5B2A6E')
    r+=1; q=[]
    for t,b,m,n in L:
        mr=r2(mk[b]*R.uniform(.93,1.08)+m*.1); ac=r2(mr*pct*R.uniform(.97,1.03)) if pct<1 else mr
        fo=r2(ac*R.uniform(.99,1.04)) if pct<.6 else None
        sc=r2(R.uniform(3,11) if 'flat' in t or 'apart' in t else 0) or None
        if 'older' in s: sc=r2(R.uniform(24,47))
        vd=R.choice([0,0,1,2,3]) if n>8 else 0
        v=[b,m,n,n-vd,vd,fo,ac,sc,mr,round(100*ac/mr,1),r2(n*ac)]
        put(r,t,v); r+=1; q.append(v); rows.append({"type":t,**clean(dict(zip(K,v)))})
    sm=lambda i: r2(sum(v[i] for v in q)); lab="Sub-total"
    tv=[None,None,sm(2),sm(3),sm(4),None,r2(sm(10)/sm(2)),None,None,None,sm(10)]
    put(r,lab,tv,True,True); tots.append({"label":lab,**clean(dict(zip(K,tv)))}); r+=2
g=lambda k: r2(sum(t[k] for t in tots))
tv=[None,None,g('units'),g('occupied'),g('vacant'),None,r2(g('actual_total')/g('units')),None,None,None,g('actual_total')]
put(r,"All homes",tv,True,True); tots.append({"label":"All homes",**clean(dict(zip(K,tv)))})
ws.cell(r+2,1,"Rent roll = homes x rent charged, before voids. Service charges are eligible for Housing Benefit unless stated. GIA from 2023 stock survey. Formula rents are net of service charge.").font=F(italic=True)
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
ws.oddFooter.left.text="Board paper 9.2 - Appendix A"; ws.oddFooter.right.text="&P of &N"
x=f'{B}/makers/{name[:-4]}.xlsx'; wb.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/documents',x],capture_output=True)
save(name,"UM",K,rows,tots,"Spreadsheet printed to PDF, tenure sections, formula/charged/market weekly rents",True); print(tots[-1],len(rows))
