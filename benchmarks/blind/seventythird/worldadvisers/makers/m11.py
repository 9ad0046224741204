# English rural estate, python-docx to PDF
from common import *; import docx,subprocess,shutil
from docx.shared import Pt,Mm
from docx.enum.section import WD_ORIENT
FN='Hallowmere Estate - Schedule of Lettings Michaelmas 2025.pdf'
rng=random.Random(1111)
A=[("Farms","Home Farm","J & R Ashdown-Pyke Farms Ltd",412.35,"FBT",D(2019,9,29),D(2029,9,28),49480),("Farms","Upper Bramble Farm","Messrs Tully & Son",286.10,"AHA 1986",D(1984,9,29),"Annual",25750),("Farms","Mill Farm","Wyke Dairy Partnership",198.72,"FBT",D(2021,3,25),D(2031,3,24),23846),("Farms","Land at Nethercote","Corrigan Contracting Ltd",64.50,"FBT",D(2024,10,11),D(2027,10,10),8062.5),
("Grazing","Parkland & Ha-ha","Owen Vickery",38.20,"Grazing licence",D(2025,4,1),D(2025,10,31),2674),("Grazing","Long Meadow","Bramble Livery",11.45,"Grazing licence",D(2025,4,1),D(2025,10,31),1030.5),("Grazing","River Close",None,9.80,"In hand",None,None,None),
("Cottages","1 Church Row","Harriet Gough",None,"AST",D(2023,6,1),"Periodic",11400),("Cottages","2 Church Row","Nuno Lacey",None,"AST",D(2025,2,14),D(2026,2,13),11700),("Cottages","3 Church Row",None,None,"Vacant",None,None,None),("Cottages","Keeper's Cottage","Dylan Fenn",None,"Service occupancy",D(2016,8,1),"With employment",0),("Cottages","Forge Cottage","Eilidh & Ian Crane",None,"AST",D(2024,11,8),D(2026,11,7),15000),("Cottages","The Old Laundry","Rosalind Yeo",None,"Regulated tenancy",D(1981,5,4),"Protected",6864),("Cottages","East Lodge","Ruth Penhale",None,"AST",D(2022,1,10),"Periodic",10740),
("Commercial","Unit 1 Granary Barns","Hedgerow Gin Company Ltd",None,"Business lease",D(2022,4,1),D(2028,3,31),13200),("Commercial","Unit 2 Granary Barns","Moss & Fern Ceramics",None,"Business lease",D(2023,9,1),D(2026,8,31),7800),("Commercial","Unit 3 Granary Barns",None,None,"Vacant",None,None,None),("Commercial","Sawmill Yard","Stainton Firewood Ltd",1.10,"Business lease",D(2018,6,24),"Holding over",6500),
("Sporting","Shooting rights","Hallowmere Syndicate",None,"Sporting licence",D(2025,2,2),D(2026,2,1),18500),("Sporting","Fishing, left bank","Wyke & District Angling Club",None,"Sporting licence",D(2024,3,15),D(2027,3,14),1950)]
dx=docx.Document(); s=dx.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Mm(297),Mm(210)
for m in('left_margin','right_margin'): setattr(s,m,Mm(18))
s.top_margin=s.bottom_margin=Mm(14)
dx.styles['Normal'].font.name='Liberation Serif'; dx.styles['Normal'].font.size=Pt(9.5); dx.styles['Normal'].paragraph_format.space_after=Pt(2)
p=dx.add_paragraph(); q=p.add_run('THE HALLOWMERE ESTATE'); q.bold=True; q.font.size=Pt(15)
dx.add_paragraph('Schedule of Lettings as at Michaelmas (29 September 2025). Prepared by Thistlewood Rural, Land Agents, Ludlow.')
f=lambda d:f"{d.day} {d.strftime('%B %Y')}" if isinstance(d,D) else (d or '')
H=['No.','Holding','Occupier','Acres','Tenure','From','To','Rent p.a. (£)']
tb=dx.add_table(rows=1,cols=8); tb.style='Light Grid'
def cell(c,t,b=False,r=False):
    c.text=''; p=c.paragraphs[0]; x=p.add_run(t); x.bold=b; x.font.size=Pt(9); p.paragraph_format.space_after=Pt(0); p.alignment=2 if r else 0
for c,h in zip(tb.rows[0].cells,H): cell(c,h,True,h in('Acres','Rent p.a. (£)'))
rows=[];k=0;T=TA=0;cur=None
for g in dict.fromkeys(x[0] for x in A):
    cs=tb.add_row().cells; m=cs[0].merge(cs[7]); cell(m,g.upper(),True)
    gs=ga=0
    for x in [x for x in A if x[0]==g]:
        k+=1; _,u,t,a,ty,s1,e1,rt=x
        cs=tb.add_row().cells
        for c,(v,r) in zip(cs,((str(k),0),(u,0),(t or '–',0),(f'{a:.2f}' if a else '',1),(ty,0),(f(s1),0),(f(e1),0),(f'{rt:,.2f}' if rt is not None else '–',1))): cell(c,v,False,r)
        gs+=rt or 0;ga+=a or 0
        rows.append(row(unit=u,section=g.upper(),tenantName=t,area=a,leaseStartDate=s1,leaseEndDate=e1,annualRent=rt,statusText='Occupied' if t else ('Vacant' if ty=='Vacant' else 'In hand')))
    cs=tb.add_row().cells; m=cs[0].merge(cs[2]); cell(m,f'Total {g.lower()}',True); cell(cs[3],f'{ga:,.2f}' if ga else '',True,True); cell(cs[7],f'{gs:,.2f}',True,True); T+=gs;TA+=ga
cs=tb.add_row().cells; m=cs[0].merge(cs[2]); cell(m,'ESTATE TOTAL',True); cell(cs[3],f'{TA:,.2f}',True,True); cell(cs[7],f'{T:,.2f}',True,True)
for rw in tb.rows:
    for c,w in zip(rw.cells,(10,48,58,18,36,34,34,26)): c.width=Mm(w)
dx.add_paragraph(); dx.add_paragraph('River Close is in hand and mown for hay. The Estate Office, woodland (211 acres) and gardens are in hand and not scheduled. Keeper\'s Cottage is occupied rent free under a contract of employment.')
tmp=os.path.join(ROOT,'.lo'); os.makedirs(tmp,exist_ok=True); dp=os.path.join(tmp,FN[:-4]+'.docx'); dx.save(dp)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo/p','--convert-to','pdf','--outdir',DOC,dp],capture_output=True,check=True)
tie('r',T,S(rows,'annualRent'));tie('a',TA,S(rows,'area'))
save(FN,'LAND','English rural estate schedule of lettings from Word, acres, annual rents, section totals',True,'THE HALLOWMERE ESTATE','2025-09-29',None,None,None,rows)
