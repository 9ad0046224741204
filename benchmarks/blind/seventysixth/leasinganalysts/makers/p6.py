from h import *
import docx,subprocess
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
dc=docx.Document();dc.styles['Normal'].font.name='Liberation Sans';dc.styles['Normal'].font.size=Pt(9.5)
s=dc.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.6);s.top_margin=Cm(1.6)
def P(t,b=False,al=None):
    p=dc.add_paragraph();q=p.add_run(t);q.bold=b;p.paragraph_format.space_after=Pt(4)
    if al:p.alignment=al
P('Corrib & Fallon Auctioneers',True,AL.RIGHT);P('12 Prospect Quay, Galway   ·   PSRA licence 00417X',al=AL.RIGHT)
P('9 September 2025');P('Re: Nos. 31–33 Shop Lane, Tuam, Co. Galway – schedule of tenancies',True)
P('We set out below the occupational position at the above property as at 1 September 2025. The two shops are let on commercial leases; the flats overhead are let on residential tenancies registered with the RTB.')
R=[('Shop 1 (No. 31)','Cúinne Books Ltd','4 yrs 9 mths from 01/02/2021',d(2021,2,1),d(2025,10,31),1450,4350),('Shop 2 (Nos. 32–33)','Brannock Pharmacy Ltd','20 yrs from 15/06/2015, 5-yearly reviews, break yr 15',d(2015,6,15),None,2875,None),
('Rear store','Vacant',None,None,None,None,None),('Flat 1','Aoife Mulrennan','Part 4 from 03/03/2022',d(2022,3,3),None,985,985),('Flat 2','Tomasz & Ewa Gorski','Part 4 from 10/09/2019',d(2019,9,10),None,870,850),('Flat 3','Vacant',None,None,None,None,None),('Flat 4','Declan Heffernan-Roe','Fixed term 01/01/2025 to 31/12/2025',d(2025,1,1),d(2025,12,31),1240,1240),('Flat 5','Sinéad Garvey','Part 4 from 21/07/2023',d(2023,7,21),None,1075,1075)]
t=dc.add_table(rows=1,cols=5);t.style='Table Grid';t.autofit=False
for c,h in zip(t.rows[0].cells,['Unit','Occupier','Term','Rent per\ncalendar month','Deposit held']): c.text='';q=c.paragraphs[0].add_run(h);q.bold=True
rows=[]
def row(v,b=False):
    cs=t.add_row().cells
    for i,x in enumerate(v):
        cs[i].text='';q=cs[i].paragraphs[0].add_run(x);q.bold=b
        if i>2: cs[i].paragraphs[0].alignment=AL.RIGHT
for u,n,tm,a,b,m,dep in R:
    v=n=='Vacant'
    row([u,n,tm or '',f'€{m:,}' if m else 'Nil' if v else '',f'€{dep:,}' if dep else ''])
    fx='01/02/2021' in (tm or '')
    rows.append(dict(unit=u,tenantName=None if v else n,statusText='Vacant' if v else None,leaseStartDate=a,leaseEndDate=b if 'to' in (tm or '').split() else None,contractRent=m,deposit=dep))
row(['Total','','',f'€{sum(x[5] or 0 for x in R):,}',f'€{sum(x[6] or 0 for x in R):,}'],True)
for w,i in zip([3.2,4.1,5.4,2.9,2.4],range(5)):
    for c in t.columns[i].cells:c.width=Cm(w)
P('');P('The annual equivalent of the rents passing is €%s. Flat 3 is being redecorated. The pharmacy’s obligations are guaranteed by Brannock Holdings DAC. Local property tax and insurance are paid by the landlord and recovered from the shops only.'%f'{12*sum(x[5] or 0 for x in R):,}')
P('Yours faithfully,');P('');P('N. Fallon, MIPAV')
x='build/blind/makers/shop_lane_tuam_tenancies.docx';dc.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'/documents',x],check=True,capture_output=True)
finish('shop_lane_tuam_tenancies.pdf','MIXED_USE','Irish agent letter with table, lease term in free text',True,rows,'Nos. 31–33 Shop Lane','2025-09-01',8,6,2)
