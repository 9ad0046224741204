from common import *
import docx, subprocess, shutil
from docx.shared import Pt, Cm
from docx.enum.section import WD_ORIENT
F='uk_high_street_parade_schedule.pdf'
R=[('14 Market Street','Ground & basement shop','The Wool Basket','2019-09-29','2029-09-28','2024-09-29',24500,'pa','FRI. Review agreed June 2025.',None),
('14A Market Street','First floor flat, 2 bed','Ms J Harkaway','2025-08-01','2026-07-31',None,1075,'pcm','AST. Deposit £1,240 (DPS).',1240),
('14B Market Street','Second floor flat, 1 bed','Mr P Ludgrove & Miss E Saltmarsh','2024-11-15','Periodic',None,895,'pcm','AST now periodic. Deposit £950.',950),
('16 Market Street','Ground floor shop','Bellweather Opticians Ltd','2016-03-25','2026-03-24','2021-03-25',31000,'pa','Lease expired, holding over. Terms agreed £33,000 pa, solicitors instructed.',None),
('16A Market Street','First floor offices','Tarrant & Shaw Surveyors','2022-06-24','2027-06-23',None,9750,'pa','Internal repairing. Tenant break passed.',None),
('18 Market Street','Ground & first floor restaurant','Saffron Gate (Wexcombe) Ltd','2021-12-25','2036-12-24','2026-12-25',42000,'pa','Rent deposit £10,500. Guarantors: directors.',10500),
('20 Market Street','Ground floor shop',None,None,None,None,None,None,'VACANT since February 2026. Quoting £22,500 pa.',None),
('20A Market Street','First floor flat, 1 bed','Mrs D Coverley','2018-05-01','Periodic',None,810,'pcm','AST now periodic.',None),
('22 Market Street','Ground floor shop','Poppy & Bramble Florists','2023-03-25','2028-03-24',None,19250,'pa','Mutual break 25 March 2026 not exercised.',None),
('22A Market Street','Upper maisonette, 3 bed','Mr & Mrs K Wozencraft','2026-02-01','2027-01-31',None,1350,'pcm','AST. Deposit £1,557.',1557),
('Rear of 22','Lock-up garage','Saffron Gate (Wexcombe) Ltd','2021-12-25','Annual',None,960,'pa','Licence.',None)]
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.5); s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10)
p=d.add_paragraph(); q=p.add_run('Wexcombe Parade – Schedule of Tenancies'); q.bold=True; q.font.size=Pt(14)
d.add_paragraph('14–22 Market Street, Wexcombe, Dorset\nPrepared for the Trustees of the Ardley Family Settlement by Penfold Gaunt, Chartered Surveyors\nPosition as at 24 June 2026')
H=['Premises','Description','Tenant','Term from','Term to','Last / next rent review','Rent','Remarks']
t=d.add_table(1,8); t.style='Table Grid'; t.autofit=False; W=[2.3,2.5,2.9,1.75,1.75,1.85,1.9,3.2]
uk=lambda x:D(x).strftime('%d/%m/%y')
lf=lambda x:(D(x).strftime('%d/%m/%Y') if x and x[0]=='2' else x or '')
def put(c,x,b=False):
    c.text=''; r=c.paragraphs[0].add_run(x); r.font.size=Pt(8); r.bold=b
for c,h in zip(t.rows[0].cells,H): put(c,h,True)
rows=[]
for a,de,tn,st,e,rv,r,per,rm,dep in R:
    cs=t.add_row().cells
    for c,x in zip(cs,[a,de,tn or '–',lf(st),lf(e),lf(rv),f'£{r:,} {per}' if r else 'Nil',rm]): put(c,x)
    rows.append(dict(unit=a,unitType=de,tenantName=tn,leaseStartDate=st,leaseEndDate=e,deposit=dep,statusText='Occupied' if tn else 'VACANT',**({'annualRent':r} if per=='pa' else {'contractRent':r} if per else {})))
for col,w in zip(t.columns,W): col.width=Cm(w)
for row in t.rows:
    for c,w in zip(row.cells,W): c.width=Cm(w)
pa=sum(x[6] for x in R if x[7]=='pa'); pm=sum(x[6] for x in R if x[7]=='pcm'); 
d.add_paragraph()
for l,v in (('Commercial rents (shops, offices, restaurant and garage)',f'£{pa:,} pa'),('Residential rents',f'£{pm:,} pcm = £{pm*12:,} pa'),('Total gross income',f'£{pa+pm*12:,} pa')):
    p=d.add_paragraph(); p.paragraph_format.space_after=Pt(0); p.paragraph_format.tab_stops.add_tab_stop(Cm(10)); z=p.add_run(l+'\t'+v); z.bold=l[0]=='T'
d.add_paragraph('\nAll commercial rents are payable quarterly in advance on the usual quarter days and are not subject to VAT. No service charge is levied; insurance is recovered from commercial tenants by floor area. Eleven lettable units, one vacant.')
x=f'{B}/makers/d14.docx'; d.save(x); subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',f'{B}/makers',x],capture_output=True); shutil.move(f'{B}/makers/d14.pdf',f'{B}/documents/{F}'); os.remove(x)
save(F,'Wexcombe Parade','2026-06-24',rows,11,10,1,'MIXED_USE','UK chartered surveyor word-processed schedule, wrapped cells, pa and pcm mixed in one rent column, deposits in remarks',True,{'annualRent':[pa,f'£{pa:,}'],'contractRent':[pm,f'£{pm:,}']})
