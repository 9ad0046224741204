# auditor-style six-column TB of a mobile-home-park partnership, reportlab landscape A4
import random
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from util import *
R=random.Random(77)
NAME='Blue_Heron_MHC_six_column.pdf'
A=[('101','Petty cash',300),('102','Checking – First Prairie Bank',47120),('104','Money market – capital reserve',128650),('110','Lot rent receivable',9342),('112','Home notes receivable (rent-to-own)',156700),('118','Due from Blue Heron Sales LLC',0),('130','Prepaid insurance',7230),('150','Land',890000),('152','Park infrastructure – roads, water and sewer lines',1645200),('154','Park-owned homes (14)',412300),('158','Accumulated depreciation',-688415),
('201','Trade payables',-12788),('205','Accrued real estate tax',-31400),('210','Tenant deposits',-38650),('212','Prepaid lot rent',-5114),('240','Mortgage note – Lakeland Life',-1786020),
('301','Capital – Heron Park GP, Inc.',-7345),('302',"Capital – limited partners (Class A)",None),('309','Distributions',0),
('401','Lot rent',0),('403','Home rent – park owned',0),('405','Utility recapture – water/sewer',0),('407','Late fees and other',0),('409','Interest on home notes',0),
('501','Manager and maintenance wages',0),('503','Water and sewer',0),('505','Road repair and snow',0),('507','Home repair – park owned',0),('509','Real estate tax',0),('511','Insurance',0),('513','Management fee (4%)',0),('515','Professional fees',0),('520','Mortgage interest',0),('525','Depreciation',0)]
s=sum(a[2] or 0 for a in A)
D={a[0]:[a[1],a[2] if a[2] is not None else -s,0,0] for a in A}
def post(d,c,a): D[d][2]+=a;D[c][3]+=a
for d,c,a in [('110','401',418260),('110','403',100800),('110','405',63912),('110','407',8475),('102','110',586204),('102','112',24310),('102','409',12118),('104','102',24000),('501','102',88240),('503','201',71330),('505','201',23115),('507','201',18904),('509','205',63800),('205','102',61900),('511','130',14460),('130','102',15200),('513','102',23448),('515','201',9650),('520','102',82157),('240','102',41806),('525','158',84720),('309','102',120000),('201','102',119745),('154','102',36500),('102','210',4200),('210','102',3150),('118','102',2750),('102','118',2750),('102','212',1288)]: post(d,c,a)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def dc(b): return (b,None) if b>0 else (None,-b) if b<0 else (None,None)
rows=[];T=dict.fromkeys(K,0)
for k,(n,o,d,c) in D.items():
    v=dict(zip(K,dc(o)+(d or None,c or None)+dc(o+d-c)))
    rows.append(dict(account=k,name=n,**v))
    for q in K: T[q]+=v[q] or 0
assert T['open_dr']==T['open_cr'] and T['close_dr']==T['close_cr'] and T['debit']==T['credit']
ss=getSampleStyleSheet(); sm=ParagraphStyle('s',parent=ss['Normal'],fontName='Times-Roman',fontSize=8.5,leading=9.5)
fm=lambda v:'' if v is None else f'{v:,}'
t=[['No.','Account','Balance\nJanuary 1, 2023','','Transactions\nof the year','','Balance\nDecember 31, 2023',''],['','','Dr','Cr','Dr','Cr','Dr','Cr']]
for r in rows: t.append([r['account'],Paragraph(r['name'],sm)]+[fm(r[k]) for k in K])
t.append(['','Total']+['$ '+fm(T[k]) for k in K])
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,1),'CENTER'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),
('LINEBEFORE',(2,0),(2,-1),.6,colors.black),('LINEBEFORE',(4,0),(4,-1),.6,colors.black),('LINEBEFORE',(6,0),(6,-1),.6,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('LINEABOVE',(2,-1),(-1,-1),.7,colors.black),('LINEBELOW',(2,-1),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
for i in range(2,len(t)-1,2): st.append(('BACKGROUND',(0,i),(-1,i),colors.Color(.93,.95,.92)))
W=[32,170]+[82]*6
h=ParagraphStyle('h',parent=ss['Normal'],fontName='Times-Bold',fontSize=13,leading=16)
def foot(c,d):
    c.setFont('Times-Italic',8);c.drawString(60,24,'Prepared from client ledger – see accountants’ compilation report');c.drawRightString(780,24,f'W/P TB-{d.page}')
E=[Paragraph('BLUE HERON MOBILE HOME COMMUNITY LIMITED PARTNERSHIP',h),Paragraph('Trial balance, year ended December 31, 2023 &nbsp; (modified cash basis, whole dollars)',ParagraphStyle('n',parent=sm,fontSize=10,leading=14)),Spacer(1,6),Table(t,colWidths=W,style=st,repeatRows=2),Spacer(1,12),
Paragraph('Note: account 118 opened and cleared in the year. Distributions paid quarterly on 132 Class A units.',sm),Spacer(1,16),Paragraph('Prepared by: ____________ D. Okonjo &nbsp;&nbsp;&nbsp; Reviewed by: ____________ L. Martell, CPA &nbsp;&nbsp;&nbsp; Date: 02/19/2024',sm)]
SimpleDocTemplate(doc(NAME),pagesize=landscape(A4),topMargin=36,bottomMargin=42,leftMargin=60,rightMargin=60,invariant=1).build(E,onFirstPage=foot,onLaterPages=foot)
save(NAME,'TB',K,rows,[dict(label='Total',**T)])
