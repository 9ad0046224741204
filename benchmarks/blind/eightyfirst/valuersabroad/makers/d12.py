from common import *
from docx import Document
from docx.shared import Pt, Mm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess, os
F='Glenfarrow_Estate_Let_Property_Schedule.pdf'
d=D.date
SEC=[('Farms and grazings',[
('Mains of Farrow','Arable and stock farm, 412 ha','J & M Strachan (partnership)','1991 Act secure',d(1987,11,28),None,'Half-yearly',38500,None),
('Easter Dallas','Upland stock farm, 655 ha','Messrs Imrie','1991 Act secure',d(1994,5,28),None,'Half-yearly',21750,None),
('Netherton','Arable farm, 188 ha','Geddes Farms Ltd','LDT',d(2015,11,28),d(2030,11,27),'Half-yearly',24440,None),
('Haugh Parks','Seasonal grazing, 31 ha','R. Wishart','Grazing lease',d(2025,4,1),d(2025,12,31),'In advance',6820,None),
('Millfield','Arable land, 54 ha','Geddes Farms Ltd','SLDT',d(2022,11,28),d(2027,11,27),'Half-yearly',9990,None)]),
('Houses and cottages',[
('1 Steading Cottages','2 bedroom cottage','Mr C Petrie','PRT',d(2021,8,2),None,'Monthly',7440,620),
('2 Steading Cottages','2 bedroom cottage','Ms H Moncur','PRT',d(2023,3,17),None,'Monthly',7800,650),
('3 Steading Cottages','3 bedroom cottage','VACANT','',None,None,'',None,None),
('The Old Manse','5 bedroom house','Dr & Mrs Haldane','SAT (tacit relocation)',d(2016,10,1),None,'Monthly',16200,1500),
('Dallas Farmhouse','4 bedroom farmhouse','Mr T Auld and Ms K Rennie','PRT',d(2020,6,26),None,'Monthly',12600,1050),
('Keeper\u2019s Cottage','2 bedroom cottage','I. Tosh (head keeper)','Service occupancy',d(2019,2,1),None,'None',0,None),
('North Lodge','1 bedroom gate lodge','Miss A Lockerbie','PRT',d(2024,11,11),None,'Monthly',6600,550),
('South Lodge','1 bedroom gate lodge','VACANT - works','',None,None,'',None,None),
('Smithy House','3 bedroom house','Mr & Mrs D Buchan','PRT',d(2018,4,30),None,'Monthly',9600,800),
('Gardener\u2019s House','3 bedroom house','Mr B Carmichael','Regulated (fair rent)',d(1983,5,15),None,'Monthly',5148,None),
('Schoolhouse','3 bedroom house','Mrs L Purves','PRT',d(2022,9,5),None,'Monthly',10200,850),
('Millhouse Flat A','1 bedroom flat','Mr O Kaminski','PRT',d(2025,1,24),None,'Monthly',6300,525),
('Millhouse Flat B','1 bedroom flat','Ms E Dalgarno','PRT',d(2024,7,8),None,'Monthly',6300,525)]),
('Commercial and workshops',[
('The Sawmill','Sawmill and yard','Farrow Timber Products Ltd','Lease',d(2017,5,15),d(2032,5,14),'Quarterly',18000,None),
('Granary Unit 1','Office, first floor','Strathfarrow Vets LLP','Lease',d(2021,2,1),d(2031,1,31),'Quarterly',14500,3625),
('Granary Unit 2','Workshop','Highland Saddle Co','Lease',d(2023,10,1),d(2026,9,30),'Monthly',5400,900),
('Granary Unit 3','Workshop','VACANT','',None,None,'',None,None),
('Granary Unit 4','Store','M. Cuthbert Joinery','Lease (month to month)',d(2020,12,1),None,'Monthly',3000,None),
('Farm Shop','Shop and café','Glenfarrow Larder Ltd','Lease, 5% turnover top-up',d(2019,4,1),d(2034,3,31),'Quarterly',20000,5000)]),
('Sporting and miscellaneous',[
('Dallas Beat','Low ground shooting','The Dallas Syndicate','Sporting lease',d(2023,2,2),d(2028,2,1),'Yearly',27500,None),
('Farrow Water (lower)','Trout fishings','Pitlarroch Angling Association','Licence',d(2025,3,15),d(2025,10,6),'In advance',2250,None),
('Ben Farrow mast','Telecom mast site','Airmast Infrastructure Ltd','Code agreement',d(2014,8,28),d(2029,8,27),'Yearly',6800,None),
('Hydro intake, Allt Dearg','Wayleave and site rent','Dearg Hydro LLP','Lease',d(2013,6,1),d(2053,5,31),'Yearly',15925,None),
('Village Hall','Hall','Glenfarrow Community Trust','Peppercorn lease',d(2001,1,1),d(2100,12,31),'Yearly',1,None)])]
def make():
    doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Mm(297),Mm(210); s.left_margin=s.right_margin=Mm(16); s.top_margin=Mm(15); s.bottom_margin=Mm(14)
    doc.styles['Normal'].font.name='Cambria'; doc.styles['Normal'].font.size=Pt(9.5)
    p=doc.add_paragraph(); q=p.add_run('Glenfarrow Estate'); q.font.size=Pt(20); q.font.small_caps=True; p.paragraph_format.space_after=Pt(0)
    p=doc.add_paragraph('Schedule of let property at Martinmas, 28 November 2025, prepared by Rannoch & Tay Land Agents for the Trustees. Rents are per annum and exclusive of VAT.'); p.paragraph_format.space_after=Pt(6)
    H=['Property','Description','Tenant','Tenure','Entry','Expiry','Rent payable','Rent £ p.a.','Deposit £']; Wd=[39,36,48,31,25,25,20,21,20]
    rows=[];texts=[];totals=[]
    f=lambda x:x.strftime('%d %b %Y') if x else ''
    t=doc.add_table(rows=1,cols=9); t.autofit=False
    for i,w in enumerate(Wd): t.columns[i].width=Mm(w)
    def bord(cell,**k):
        pr=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
        for e,v in k.items(): x=OxmlElement('w:'+e); x.set(qn('w:val'),v); x.set(qn('w:sz'),'6'); x.set(qn('w:color'),'4F6228'); b.append(x)
        pr.append(b)
    def fill(row,vals,bold=False,it=False,**bd):
        for i,(c,v) in enumerate(zip(row.cells,vals)):
            c.width=Mm(Wd[i]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(1.5); pp.paragraph_format.space_before=Pt(1.5); rn=pp.add_run(v); rn.bold=bold; rn.italic=it; rn.font.size=Pt(8.5)
            if i>6: pp.alignment=AL.RIGHT
            if bd: bord(c,**bd)
        tp=row._tr.get_or_add_trPr(); x=OxmlElement('w:cantSplit'); tp.append(x)
    fill(t.rows[0],H,bold=True,top='single',bottom='single'); x=OxmlElement('w:tblHeader'); t.rows[0]._tr.get_or_add_trPr().append(x)
    gd=0;gr=0
    for name,lst in SEC:
        rw=t.add_row(); m=rw.cells[0].merge(rw.cells[8]); m.paragraphs[0].paragraph_format.space_before=Pt(6); m.paragraphs[0].paragraph_format.keep_with_next=True; z=m.paragraphs[0].add_run(name); z.bold=True; z.font.size=Pt(10.5); z.font.color.rgb=RGBColor(0x4f,0x62,0x28)
        S=0;Dp=0
        for (u,ds,tn,ten,en,ish,pay,rent,dep) in lst:
            v=tn.startswith('VACANT')
            fill(t.add_row(),[u,ds,tn,ten,f(en),f(ish),pay,f'{rent:,}' if rent is not None else '',f'{dep:,}' if dep else ''],it=v,bottom='dotted')
            rows.append(dict(unit=u,unitType=ds,section=name,tenantName=None if v else tn,statusText=tn if v else 'Occupied',leaseStartDate=iso(en),leaseEndDate=iso(ish),annualRent=rent,deposit=dep))
            S+=rent or 0; Dp+=dep or 0; texts+=[u.split(' ')[-1]]+([f(en)] if en else [])
        fill(t.add_row(),['','','','','','','Sub-total',f'{S:,}',f'{Dp:,}' if Dp else ''],bold=True,top='single'); gr+=S; gd+=Dp
        totals+=[dict(key='annualRent',where={'section':name},printed=S),dict(key='deposit',where={'section':name},printed=Dp)]
    fill(t.add_row(),['Estate total','','','','','','',f'{gr:,}',f'{gd:,}'],bold=True,top='single',bottom='double')
    for x in ('LDT / SLDT: limited duration tenancy / short limited duration tenancy. PRT: private residential tenancy. SAT: short assured tenancy.','Mains of Farrow: rent review notice served for Martinmas 2026. The Sawmill: stepped, see lease file. Deposits of residential tenants are lodged with an approved scheme.'):
        p=doc.add_paragraph(); p.paragraph_format.space_before=Pt(6); p.paragraph_format.space_after=Pt(0); z=p.add_run(x); z.font.size=Pt(8); z.italic=True
    fp=s.footer.paragraphs[0]; z=fp.add_run('Rannoch & Tay Land Agents  ·  Glenfarrow Estate  ·  Private and confidential'); z.font.size=Pt(7.5)
    X=ROOT+'/makers/'+F.replace('.pdf','.docx'); doc.save(X)
    subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',X],capture_output=True); os.remove(X)
    save(F,'MIXED_USE',dict(propertyName='Glenfarrow Estate',asOnDate='2025-11-28',units=None,occupied=None,vacant=3,sheet=None,planted=None,rows=rows),'land agent','Word table printed to PDF, Scottish estate, sections with sub-totals',False,texts+[f'{gr:,}'],totals)
make()
