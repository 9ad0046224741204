# Irish mixed-use: Word letter printed to PDF, one table per use with different columns
from lib import *
import docx, tempfile
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
COM=[('Shop 12','Murnane Butchers & Deli','Retail',96.4,'01.03.2018','28.02.2028','01.03.2023',3150.00,412.50,6300),('Shop 12A','Gossip Hair & Beauty Ltd','Retail',58.0,'15.09.2021','14.09.2026','None',1825.00,248.20,1825),('Shop 13','Vacant','Retail',71.2,'','','',None,None,None),('Shop 14','Ashgrove Square Takeaways Ltd','Restaurant',112.9,'01.06.2016','31.05.2036','01.06.2026',4400.00,483.15,13200),('Office 1st Flr No. 14','Delahunt Quirke Solicitors','Office',133.5,'01.01.2020','31.12.2029','01.01.2025',2750.00,571.30,8250),('ATM recess','Pobal Cash Machines DAC','ATM',None,'01.11.2023','31.10.2028','None',400.00,None,None),('Basement','Vacant','Store',88.0,'','','',None,None,None)]
RES=[('Apt 1','2 bed','P. Hanlon-Grey',1640,1640,'12 Aug 2023',1850.00),('Apt 2','1 bed','S. & K. Wojtarek',1325,1325,'1 Feb 2022',1600.00),('Apt 3','1 bed','Vacant',None,None,'',1600.00),('Apt 4','2 bed','A. Lenihane',1795.5,1795.5,'20 Jan 2025',1850.00),('Apt 5','Studio','T. Okuboye',1080,1080,'3 May 2024',1200.00),('Apt 6','3 bed duplex','The Varro family',2110,2110,'1 Sep 2024',2250.00)]
def run():
    name='Castle Buildings Ennis rent schedule.pdf'
    d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.2); s.top_margin=Cm(1.8)
    d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(10)
    p=d.add_paragraph(); r=p.add_run('Castle Buildings, 12-14 Market Cross, Ennis, Co. Clare'); r.bold=True; r.font.size=Pt(14)
    d.add_paragraph('RENT SCHEDULE — 31 August 2025. Prepared by Liscannor Lettings & Management for the owners. All figures per calendar month in euro unless stated; commercial rents are before VAT at 23%.')
    E=lambda v:'' if v is None else '€'+m2(v)
    iso=lambda t:D.datetime.strptime(t,'%d.%m.%Y').date().isoformat() if t else None
    def table(hd,data,right,w,tot):
        t=d.add_table(rows=1,cols=len(hd)); t.style='Table Grid'; t.autofit=False
        for i,x in enumerate(w): t.columns[i].width=Cm(x)
        for vals,b in [(hd,1)]+[(x,0) for x in data]+[(tot,1)]:
            cells=t.rows[0].cells if vals is hd else t.add_row().cells
            for i,v in enumerate(vals):
                cells[i].width=Cm(w[i]); q=cells[i].paragraphs[0]; q.paragraph_format.space_after=Pt(1); z=q.add_run(v); z.font.size=Pt(8); z.bold=bool(b)
                if i in right: q.alignment=AL.RIGHT
    rows=[]
    p=d.add_paragraph(); p.add_run('A.  Commercial').bold=True
    dat=[]; T=[0,0]
    for u,t,k,a,s1,e,rv,rent,sc,dep in COM:
        dat.append([u,t,k,'' if a is None else f'{a:.1f}',s1,e,rv,E(rent),E(sc),E(dep)])
        R=dict(unit=u,unitType=k,section='Commercial',area=a,statusText='Vacant' if t=='Vacant' else 'Occupied',leaseStartDate=iso(s1),leaseEndDate=iso(e),contractRent=rent,deposit=dep)
        if t!='Vacant': R['tenantName']=t
        if sc: R['charges']=[dict(code='Service charge',amount=sc)]
        rows.append(R); T[0]+=rent or 0; T[1]+=sc or 0
    table(['Premises','Tenant','Use','Sq m','From','To','Last / next review','Rent','Service charge','Deposit held'],dat,{3,7,8,9},[2.0,2.7,1.8,1.1,1.85,1.85,1.85,2.0,1.8,2.0],['Total','','','','','','',E(T[0]),E(round(T[1],2)),''])
    d.add_paragraph(); p=d.add_paragraph(); p.add_run('B.  Residential (over shops)').bold=True
    dat=[]; S=M=0
    for u,k,t,rent,dep,mv,mk in RES:
        dat.append([u,k,t,mv,E(rent),E(mk),E(dep)]); S+=rent or 0; M+=mk
        R=dict(unit=u,unitType=k,section='Residential (over shops)',statusText='Vacant' if t=='Vacant' else 'Occupied',contractRent=rent,marketRent=mk,deposit=dep)
        if mv: R['moveInDate']=D.datetime.strptime(mv,'%d %b %Y').date().isoformat()
        if t!='Vacant': R['tenantName']=t
        rows.append(R)
    table(['Flat','Type','Occupier','Moved in','Rent','Market rent','Deposit'],dat,{4,5,6},[1.6,2.6,4.6,2.4,2.2,2.2,2.2],['Total','','','',E(S),E(M),''])
    d.add_paragraph(); d.add_paragraph(f'Total rent for the building (A + B): €{m2(T[0]+S)} per month, €{m2((T[0]+S)*12)} per year.')
    d.add_paragraph('Seven commercial premises (two vacant); six flats (one vacant, Apt 3, being redecorated). Rent pressure zone rules apply to all flats.')
    with tempfile.TemporaryDirectory() as t:
        f=os.path.join(t,'a.docx'); d.save(f); to_pdf(f,doc(name))
    save(name,'MIXED_USE','Irish shops and flats, Word-made PDF, two tables with different columns',dict(propertyName='Castle Buildings',asOnDate='2025-08-31',units=13,occupied=10,vacant=3,rows=rows))
