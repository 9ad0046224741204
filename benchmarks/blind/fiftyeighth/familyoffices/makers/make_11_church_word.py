# church-owned row of shops, parish secretary, Word with tab stops
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL, WD_TAB_ALIGNMENT as TA
# shop, tenant, rent, lease began, lease ends, deposit, note no
S=[('61','Papelera Luz Stationers',985.00,'2022-09-01','2027-08-31',985.00,None),
('63','Gertie\'s Alterations',740.00,'2013-03-01','month to month',500.00,'1'),
('65','St. Brendan\'s Thrift Shop',0.00,'1996-01-01','none',None,'2'),
('67','(empty)',None,None,None,None,'3'),
('69-71','Wharf Street Hardware & Paint',2150.00,'2019-01-01','2028-12-31',4300.00,'4'),
('73','Amani Braids',860.00,'2025-06-15','2027-06-14',1720.00,None),
('75','Parish Credit Union Branch',1120.00,'2016-07-01','2026-06-30',None,'5'),
('77','Kowalik Bros. Barber',695.00,'2004-10-01','month to month',350.00,'1')]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.9)
st=d.styles['Normal']; st.font.name='Liberation Mono'; st.font.size=Pt(9); st.paragraph_format.space_after=Pt(0)
def para(x='',b=False,al=None,after=0,u=False):
    p=d.add_paragraph(); r=p.add_run(x); r.bold=b; r.underline=u; p.paragraph_format.space_after=Pt(after)
    if al: p.alignment=al
    return p
para('ST. BRENDAN\'S PARISH',True,AL.CENTER); para('Office of Temporalities',al=AL.CENTER,after=10)
para('TO:   Finance Council'); para('FROM: M. Sobczak, parish secretary',after=8)
para('RE:   Wharf Street Shops, rents as of September 1, 2025',True,after=12)
def tabs(p):
    ts=p.paragraph_format.tab_stops
    for x,a in ((.6,TA.LEFT),(3.65,TA.RIGHT),(4.65,TA.RIGHT),(4.85,TA.LEFT),(6.9,TA.RIGHT)): ts.add_tab_stop(Inches(x),a)
    p.paragraph_format.space_after=Pt(5)
tabs(para('Shop\tTenant\tA month\tA year\tLease ends\tDeposit',u=True))
rows=[]; tm=td=0
L=lambda z: '' if z is None else (z if z[0]!='2' else D(z).strftime('%B ')+f"{D(z).day}, {D(z).year}")
for u,t,rent,a,z,dep,n in S:
    vac=t=='(empty)'; mark=f' ({n})' if n else ''
    tabs(para(f"{u}\t{t}\t{'' if rent is None else m2(rent)}\t{'' if rent is None else m2(rent*12)}\t{L(z)}\t{m2(dep) if dep else ''}"))
    tm+=rent or 0; td+=dep or 0
    rows.append(R(unit=u,tenantName=None if vac else t,statusText='empty' if vac else 'Occupied',contractRent=rent,annualRent=None if rent is None else rent*12,leaseEndDate=z,deposit=dep))
tabs(para(f"\tTOTAL\t{m2(tm)}\t{m2(tm*12)}\t\t{m2(td)}",True))
para()
para('Notes',u=True,after=3)
for x in ['63 and 77 have paid month to month since their leases ran out. Both have asked for paper.',
 '65 is our own thrift shop; the parish charges it nothing.',
 '67 is empty since Easter; the food pantry has the use of the back room until it is let. We hope for $775.',
 '69-71 is two shops thrown into one. Rent becomes $2,225.00 a month on January 1, 2027. Tenant may renew for five years.',
 '75 gave a letter of guarantee in place of a deposit. Option to renew declined in writing July 14.',
 'All tenants pay their own light and heat. Water and the sidewalk are ours.']: para(' - '+x,after=3)
for r in rows:
    if r['unit']=='69-71': r['rentSteps']=[dict(date='2027-01-01',amount=2225.00)]
name='st_brendans_wharf_street_shops.pdf'; f='scratch/r58_brendan.docx'; d.save(f); to_pdf(f,name); os.remove(f)
save(name,T('Wharf Street Shops','2025-09-01',None,None,None,rows),'RETAIL','parish secretary (Word memo)','typewriter memo with tab stops, notes, steps and options only in notes',False)
