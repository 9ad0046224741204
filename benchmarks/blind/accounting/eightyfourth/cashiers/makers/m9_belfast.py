# Belfast student rooms: cashier's note to the bank with room mix table, docx -> PDF by LibreOffice
import docx, subprocess, os
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from common import *
N='Stranmillis_Court_room_mix.pdf'
#type, beds per flat, rooms, let, weekly, weeks
D=[('Bronze en-suite (cluster of 6)',14,72,70,129.0,41),('Silver en-suite (cluster of 5)',16,55,52,139.0,41),('Gold en-suite (cluster of 4)',18,32,27,149.0,44),('Studio',21,24,19,189.0,51),('Studio plus',26,8,8,209.0,51),('Two-bed flat, per room',19,12,12,159.0,44),('Accessible studio',30,4,2,189.0,51)]
M=['other:Av. size (sq m)','units','occupied','vacant','actual','other:Contract (weeks)','other:Yearly rent per room (£)','actual_total','other:Void loss (£)']
M[0]='sf'
HD=['Room type','Av. size (sq m)','Rooms','Let 24/25','Void','Licence rent per week (£)','Contract (weeks)','Yearly rent per room (£)','Contracted income (£)','Void loss (£)']
rows=[]
for t,s,n,o,w,k in D:
    y=w*k; rows.append({'type':t,'sf':s,'units':n,'occupied':o,'vacant':n-o,'actual':w,M[5]:k,M[6]:round(y,2),'actual_total':round(o*y,2),M[8]:round((n-o)*y,2)})
S=['units','occupied','vacant','actual_total',M[8]]
T={k:round(sum(r[k] for r in rows),2) for k in S}
d=docx.Document(); s=d.sections[0]; s.page_width=Cm(21); s.page_height=Cm(29.7); s.left_margin=s.right_margin=Cm(1.9); s.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(6)
p=d.add_paragraph(); r=p.add_run('Cavehill Insolvency & Property LLP'); r.bold=True; r.font.size=Pt(14)
d.add_paragraph('Donegall Quay Chambers, Belfast BT1'); d.add_paragraph('14 November 2024')
d.add_paragraph('Stranmillis Court Student Living Ltd (LPA receivers appointed 2 September 2024)').runs[0].bold=True
d.add_paragraph('Further to our call, the mix of rooms for academic year 2024/25 following the September intake is below. All licences are for the fixed number of weeks shown and rents include heat, broadband and contents cover. Contracted income is the yearly rent for the rooms let.')
t=d.add_table(rows=1,cols=10); t.style='Light Grid Accent 1'; t.autofit=False
wd=[3.6,1.25,1.35,1.15,1.05,1.6,1.75,1.85,2.2,1.85]
g=lambda v:f'{v:,.0f}'; f2=lambda v:f'{v:,.2f}'
F=[g,g,g,g,f2,g,g,g,g]
def setc(c,x,al,b=False):
    p=c.paragraphs[0]; p.alignment=al; p.paragraph_format.space_after=Pt(1); q=p.add_run(x); q.font.size=Pt(8); q.bold=b
for c,h in zip(t.rows[0].cells,HD): setc(c,h,AL.LEFT if h=='Room type' else AL.RIGHT,True)
for x in rows+[{'type':'Whole building',**T}]:
    cs=t.add_row().cells; b='sf' not in x
    setc(cs[0],x['type'],AL.LEFT,b)
    for c,k,f in zip(cs[1:],M,F): setc(c,f(x[k]) if k in x else '',AL.RIGHT,b)
for col,w in zip(t.columns,wd): col.width=Cm(w)
for row in t.rows:
    for c,w in zip(row.cells,wd): c.width=Cm(w)
d.add_paragraph()
d.add_paragraph('The voids are mostly Gold en-suites on the fourth floor, where a leak in August took the flats out of the letting round, and studios priced above the Lisburn Road competition. The two accessible studios are held back until January at the request of the university.')
d.add_paragraph('Monies collected to 8 November are dealt with in the receipts and payments account sent separately.')
d.add_paragraph('Yours faithfully'); d.add_paragraph(); d.add_paragraph('Cashier, for the Receivers')
tmp=f'{B}/Stranmillis_Court_room_mix.docx'; d.save(tmp)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/documents',tmp],stdout=-3,stderr=-3); os.remove(tmp)
save(N,'UM','Letter with a room-mix table (Word to PDF), weekly and yearly rents, void loss, Belfast student rooms',False,M,rows,[{'label':'Whole building',**T}])
