from common import *
import docx, subprocess, os
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
name='barton_st_storefronts_and_flats.pdf'
# word-processor table: storefronts with flats, Hamilton-like; flats & stores interleaved by civic number
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11)
s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5); d.styles['Normal'].paragraph_format.space_after=Pt(4)
p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run('RENT ROLL'); q.bold=True; q.font.size=Pt(14)
p=d.add_paragraph('1044 – 1052 Barton Street East, Hamilton, Ontario\n(the “Barton Block”)'); p.alignment=A.CENTER
d.add_paragraph('To:  Steelport Community Credit Union, Commercial Mortgages\nFrom:  Jankovich & Daughters Holdings Ltd.\nRents in force on 1 April 2025')
data=[('1044','Store','Bolduc Upholstery Inc.','1 May 2022 – 30 Apr 2027',1650,'Net; plus HST and taxes'),
('1044 – 2A','2-bedroom flat','A. Oyelaran','Month to month',1185,'Heat incl.'),
('1044 – 2B','1-bedroom flat','Vacant','',None,'Advertised at $1,450'),
('1046','Store','Nguyen Nails (T. Quach)','1 Sep 2023 – 31 Aug 2026',1475,'Gross'),
('1046 – 2','3-bedroom flat','G. & M. Pellerin','1 Jul 2024 – 30 Jun 2025',1895,'Heat and hydro extra'),
('1048','Store','Corner Loaf Bakery Ltd.','1 Jan 2020 – 31 Dec 2029',2210,'Net; plus HST and taxes'),
('1048 – 2A','1-bedroom flat','C. Iwuchu','Month to month',1020,'Heat incl.'),
('1048 – 2B','1-bedroom flat','D. Mbarga','1 Feb 2025 – 31 Jan 2026',1450,'Heat incl.'),
('1048 – 3','Attic flat','L. Stavros','Month to month',765,'Heat and hydro incl.'),
('1050','Store','Vacant','',None,'Former video store; roof repaired 2024'),
('1050 – 2','2-bedroom flat','S. Szymborn','1 Oct 2024 – 30 Sep 2025',1625,'Heat incl.'),
('1052','Store','Barton Denture Clinic','15 Nov 2021 – 14 Nov 2026',1930,'Gross'),
('1052 – 2','3-bedroom flat','J. Jankovich (family)','No lease',0,'Rent free; shareholder’s son'),
('1052 – Rear','Two-car garage','Bolduc Upholstery Inc.','Month to month',240,'Storage only')]
t=d.add_table(rows=1,cols=5); t.style='Table Grid'; t.autofit=False
W=[.95,1.1,1.95,1.95,.95]
for col,w in zip(t.columns,W): col.width=Inches(w)
def cell(c,x,b=False,al=None,w=None):
    c.width=Inches(w); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(0); rr=pp.add_run(x); rr.bold=b; rr.font.size=Pt(9.5)
    if al: pp.alignment=al
for c,x,w in zip(t.rows[0].cells,['Premises','Kind','Tenant','Term','Rent per month ($)'],W): cell(c,x,True,w=w)
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
rows=[]
def pd(x): return dt.datetime.strptime(x.strip(),'%d %b %Y').strftime('%Y-%m-%d')
for u,k,n,tm,rt,note in data:
    v=n=='Vacant'; cs=t.add_row().cells
    cell(cs[0],u,w=W[0]);cell(cs[1],k,w=W[1]);cell(cs[2],n,w=W[2]);cell(cs[3],tm,w=W[3]);cell(cs[4],'' if v else (m2(rt) if rt else 'Nil'),al=A.RIGHT,w=W[4])
    pp=cs[2].add_paragraph(); pp.paragraph_format.space_after=Pt(0); rr=pp.add_run(note); rr.italic=True; rr.font.size=Pt(8)
    x=dict(unit=u,unitType=k,statusText='Vacant' if v else 'Occupied',tenantName=None if v else n,contractRent=rt)
    if '–' in tm: a,b=tm.split('–'); x['leaseStartDate'],x['leaseEndDate']=pd(a),pd(b)
    elif tm=='Month to month': x['leaseEndDate']=tm
    if v and 'Advertised' in note: x['marketRent']=1450
    rows.append(x)
tot=sum(x['contractRent'] or 0 for x in rows)
for l,v in (('Total monthly rent',tot),('Times twelve',tot*12)):
    cs=t.add_row().cells; m=cs[0].merge(cs[3]); cell(m,l,True,A.RIGHT,sum(W[:4])); cell(cs[4],m2(v),True,A.RIGHT,W[4])
d.add_paragraph(); d.add_paragraph('Fourteen premises in all: five stores (one vacant), eight flats (one vacant) and a garage. Last month’s rent is held for all flats under lease.')
d.add_paragraph('Certified correct this 3rd day of April, 2025.\n\n\n______________________________\nPresident')
f=ROOT+'/.lo_tmp'; os.makedirs(f,exist_ok=True); d.save(f+'/barton_st_storefronts_and_flats.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',D,f+'/barton_st_storefronts_and_flats.docx'],capture_output=True,timeout=180)
save(name,dict(propertyName='Barton Block',asOnDate='2025-04-01',units=14,occupied=12,vacant=2,rows=rows),'MIXED_USE','word-processor table, notes under the tenant, Canadian dates')
