# A church treasurer's letter with a word-processor table
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH
import os
fn='church_letter_rentals.pdf'
R=[ # unit, tenant, start,end, rent text, monthly, annual, deposit
 ('Parsonage, 118 Church St.','Rev. and Mrs. Alan Dietz (pastor)','','','$0.00 (part of call)',0,None,None,None,None),
 ('Old parsonage, 204 N. 4th Ave.','Denise Kolb',dt.date(2023,6,1),dt.date(2026,5,31),'$1,075.00',1075,None,900,None,None),
 ('House, 311 Elm St.','Marco and Lucia Benavides',dt.date(2024,9,1),dt.date(2025,8,31),'$1,140.00',1140,None,1000,None,None),
 ('Garage behind 311 Elm St.','T. Wachter','','month to month','$85.00',85,None,None,None,None),
 ('Upstairs apartment, 122 Church St.','vacant since July','','','',None,None,None,None,None),
 ('Education wing, lower level','Little Lambs Day Care, Inc.',dt.date(2022,8,1),dt.date(2027,7,31),'$2,250.00',2250,None,2250,None,None),
 ('North parking lot (22 stalls)','Valley Dental Partners',dt.date(2024,1,1),dt.date(2026,12,31),'$440.00',440,None,None,None,None),
 ('Bell tower antenna site','Northline Wireless LLC',dt.date(2019,10,1),dt.date(2029,9,30),'$14,400.00 per year',None,14400,None,None,None),
 ('East field (hay), 11 acres','Dale Ruhl',dt.date(2025,3,1),dt.date(2026,2,28),'$935.00 per year',None,935,None,None,None),
]
rows=[]
for u,t,a,b,txt,m,an,dep,_,_ in R:
    d=dict(unit=u,contractRent=m,annualRent=an,deposit=dep,leaseStartDate=a,leaseEndDate=b if b else None)
    if t.startswith('vacant'): d['statusText']='vacant'
    else: d['tenantName']=t; d['statusText']='Occupied'
    rows.append(d)
tm=sum(x[5] or 0 for x in R); ta=sum(x[6] or 0 for x in R)
D=Document(); s=D.sections[0]; s.left_margin=s.right_margin=Inches(1); s.top_margin=Inches(.8); s.bottom_margin=Inches(.8)
st=D.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(6)
p=D.add_paragraph(); p.alignment=WD_ALIGN_PARAGRAPH.CENTER; q=p.add_run('Good Shepherd Lutheran Church'); q.bold=True; q.font.size=Pt(16)
p=D.add_paragraph('120 Church Street  •  Mount Calder, Wisconsin 54999  •  (715) 555-0142'); p.alignment=WD_ALIGN_PARAGRAPH.CENTER
D.add_paragraph('October 6, 2025')
D.add_paragraph('Ms. Carol Brandt\nCalder Valley Credit Union\n9 Main Street\nMount Calder, WI 54999')
D.add_paragraph('Re: Roof loan – list of property the congregation rents out')
D.add_paragraph('Dear Ms. Brandt,')
D.add_paragraph('At our meeting you asked for a rent roll. We have never kept one as such, but the council has put together the following from the lease file. It is current as of October 1, 2025. Rents are by the month unless it says otherwise.')
T=D.add_table(1,5); T.style='Table Grid'
for c,h in zip(T.rows[0].cells,['What is rented','To whom','Lease runs','Rent','Deposit we hold']):
    c.text=''; q=c.paragraphs[0].add_run(h); q.bold=True; q.font.size=Pt(10)
for x in R:
    cs=T.add_row().cells
    if isinstance(x[2],dt.date): run=f'{us4(x[2])} to {us4(x[3])}'
    else: run=x[3]
    for i,t in enumerate([x[0],x[1],run,x[4],f'${x[7]:,.2f}' if x[7] else '']):
        cs[i].text=''; q=cs[i].paragraphs[0].add_run(t); q.font.size=Pt(10)
        if i>2: cs[i].paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.RIGHT
for row in T.rows:
    for c,w in zip(row.cells,[1.85,1.6,1.35,1.0,.8]): c.width=Inches(w)
    for c in row.cells: c.paragraphs[0].paragraph_format.space_after=Pt(1)
D.add_paragraph()
D.add_paragraph(f'The monthly rents come to ${tm:,.2f}, and the two that pay once a year come to ${ta:,.2f}. The lease with the Benavides family ended in August and they are staying on; the new lease is being drawn up and the rent will not change. The upstairs apartment needs a furnace before we can rent it again.')
D.add_paragraph('Please call me at home in the evening if you need anything else for the committee.')
D.add_paragraph('Sincerely,\n\n\nEleanor Pruss, Treasurer')
D.add_paragraph('cc: Church council')
tmp=ROOT+'/makers/church_letter_rentals.docx'; D.save(tmp); topdf(tmp); os.remove(tmp)
save(fn,'MIXED_USE','letter from a word processor, table in the body, range of dates in one column',True,dict(propertyName='Good Shepherd Lutheran Church',asOnDate='2025-10-01',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=rows),[['contractRent',tm],['annualRent',ta]])
