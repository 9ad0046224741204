# overseas branch, CHF, Swiss fiduciary's tenant list for a foreign family office
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
LS=[p for p in glob.glob('/usr/share/fonts/**/LiberationSansNarrow-Regular.ttf',recursive=True)][0]
pdfmetrics.registerFont(TTFont('LSN',LS)); pdfmetrics.registerFont(TTFont('LSNB',LS.replace('Regular','Bold')))
# no, floor, use, tenant, m2, from, earliest end, net, anc, deposit(kind), remark
S=[
('Commercial',[
('1001','GF','Shop','Confiserie Aebersold GmbH',142.5,'2018-04-01','2028-03-31',4650,380,27900,'BG','CPI 80%, next 01.04.2026'),
('1002','GF','Shop','Optik Limmer & Co.',88.0,'2022-10-01','2027-09-30',2970,240,8910,'','CPI 100%'),
('1003','GF','Shop','leer / vacant',61.0,None,None,None,None,None,'','Asked CHF 1\'950'),
('1101','1st','Office','Treuhand Wyss Partner AG',176.0,'2020-01-01','2029-12-31',4840,420,14520,'','Option 5 years'),
('1102','1st','Office','Corvane Holdings (Horgen branch)',64.0,'2016-07-01','2026-06-30',1200,150,None,'','Related company'),
('1103','1st','Practice','Physio am See, N. Brühlmann',97.5,'2023-05-01','2033-04-30',2680,260,8040,'BG','Stepped: 2\'780.00 from 01.05.2026'),
]),
('Dwellings',[
('2201','2nd','3.5 rooms','Keller Andrea und Jonas',84.0,'2019-08-01','unlimited',2150,230,6450,'',''),
('2202','2nd','2.5 rooms','Fernandes Tiago',61.5,'2021-11-16','unlimited',1690,180,5070,'',''),
('2203','2nd','3.5 rooms','Hürlimann Regula',83.0,'1994-04-01','unlimited',1385,230,2000,'','Long-standing; ref. rate reduction claimed'),
('2301','3rd','3.5 rooms','Okafor Daniel und Meier Lea',84.0,'2024-10-01','unlimited',2320,230,6960,'',''),
('2302','3rd','2.5 rooms','leer / vacant',61.5,None,None,None,None,None,'','Kitchen works, let from 01.12.2025'),
('2303','3rd','3.5 rooms','Zbinden Hans-Peter',83.0,'2008-07-01','unlimited',1540,230,3000,'',''),
('2401','Attic','5.5 rooms','Sørlie-Graf Familie',148.0,'2022-03-01','2027-02-28',4200,390,12600,'BG','Fixed term'),
('2402','Attic','1.5 rooms','Hauswart (R. Gjoni)',34.0,'2015-01-01','service',0,0,None,'','Rent free with post'),
]),
('Parking and storage',[
('P01','UG','Garage space','Keller Andrea und Jonas',None,'2019-08-01','unlimited',150,None,None,'',''),
('P02','UG','Garage space','Treuhand Wyss Partner AG',None,'2020-01-01','2029-12-31',160,None,None,'',''),
('P03','UG','Garage space','Treuhand Wyss Partner AG',None,'2020-01-01','2029-12-31',160,None,None,'',''),
('P04','UG','Garage space','Sørlie-Graf Familie',None,'2022-03-01','2027-02-28',170,None,None,'',''),
('P05','UG','Garage space','leer / vacant',None,None,None,None,None,None,'',''),
('L01','UG','Storeroom','Confiserie Aebersold GmbH',22.0,'2018-04-01','2028-03-31',310,None,None,'',''),
]),
]
ch=lambda v: f"{v:,.2f}".replace(',',"'")
cd=lambda s: '' if not s else (D(s).strftime('%d.%m.%Y') if s[0] in '12' else s)
st=PS('a',fontName='LSN',fontSize=8.6,leading=10); sr=PS('r',parent=st,alignment=2); sb=PS('b',parent=st,fontName='LSNB'); sbr=PS('c',parent=sb,alignment=2)
P=lambda x,s=st: Paragraph(str(x).replace('&','&amp;'),s)
RH={'Area m²','Net rent','Ancillary on account','Gross rent','Net rent','Deposit'}
Hd=[[ '','','','','',P('Lease',sb),'',P('CHF per month',sb),'','',P('CHF per year',sbr),P('CHF',sbr),''],
 [P(x,sbr if x in RH else sb) for x in ['Object','Floor','Use','Tenant','Area m²','Start','Earliest end','Net rent','Ancillary on account','Gross rent','Net rent','Deposit','Remarks']]]
rows=[]; data=list(Hd); ts=[('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#f1dede')),('LINEBELOW',(0,1),(-1,1),.7,colors.HexColor('#a00000')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
G=[0]*5; Gd=0
for sec,ll in S:
    data.append([P(sec,sb)]+['']*12); ts+=[('SPAN',(0,len(data)-1),(-1,len(data)-1)),('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),7)]
    T_=[0]*5
    for (no,fl,use,tn,ar,a,z,net,an,dep,kd,rem) in ll:
        vac=tn.startswith('leer'); gr=None if vac else net+(an or 0)
        f=lambda v: '' if v is None else ch(v)
        data.append([P(no),P(fl),P(use),P(tn,PS('i',parent=st,textColor=colors.HexColor('#a00000')) if vac else st),P('' if ar is None else f'{ar:.1f}',sr),P(cd(a)),P(cd(z)),P(f(net),sr),P(f(an),sr),P(f(gr),sr),P(f(net*12) if net is not None else '',sr),P((f(dep)+(' *' if kd else '')) if dep else '',sr),P(rem)])
        ts.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.2,colors.lightgrey))
        for i,v in enumerate([ar,net,an,gr,dep]): T_[i]+=v or 0; G[i]+=v or 0
        rows.append(R(unit=no,section=sec,unitType=use,tenantName=None if vac else tn,statusText=tn if vac else 'Occupied',area=ar,leaseStartDate=a,leaseEndDate=z,contractRent=net,annualRent=net*12 if net is not None else None,
          charges=[dict(code='Ancillary on account',amount=an)] if an is not None else None,totalCharges=gr,deposit=dep,rentSteps=[dict(date='2026-05-01',amount=2780.00)] if no=='1103' else None))
    data.append(['','','',P('Total '+sec.lower(),sb),P(f'{T_[0]:.1f}',sbr),'','',P(ch(T_[1]),sbr),P(ch(T_[2]) if T_[2] else '',sbr),P(ch(T_[3]),sbr),P(ch(T_[1]*12),sbr),P(ch(T_[4]) if T_[4] else '',sbr),''])
    ts.append(('LINEABOVE',(3,len(data)-1),(-1,len(data)-1),.5,colors.black))
data.append(['','','',P('TOTAL PROPERTY',sb),P(f'{G[0]:.1f}',sbr),'','',P(ch(G[1]),sbr),P(ch(G[2]),sbr),P(ch(G[3]),sbr),P(ch(G[1]*12),sbr),P(ch(G[4]),sbr),''])
ts+=[('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.9,colors.black),('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.9,colors.black)]
def pg(c,d):
    w,h=landscape(A4); c.setFont('LSNB',13); c.drawString(30,h-36,'Mieterspiegel / Tenant schedule'); c.setFont('LSN',9.5); c.drawString(30,h-50,'Seestrasse 48, Horgen'); c.drawString(30,h-62,'Key date 30.09.2025')
    c.drawRightString(w-30,h-36,'Bärlocher Treuhand, Horgen'); c.drawRightString(w-30,h-50,'for Corvane Family Office, Boston'); c.setFont('LSN',7.5); c.drawString(30,22,'* bank guarantee (BG) in place of cash   Ausdruck 06.10.2025 / rb'); c.drawRightString(w-30,22,f'Seite {d.page}')
name='seestrasse48_mieterspiegel_en.pdf'
SimpleDocTemplate(os.path.join(DOC,name),pagesize=landscape(A4),leftMargin=24,rightMargin=24,topMargin=76,bottomMargin=40,invariant=1).build([Table(data,colWidths=[36,34,58,142,42,54,58,58,56,60,66,62,68],style=ts,repeatRows=2)],onFirstPage=pg,onLaterPages=pg)
save(name,T('Seestrasse 48, Horgen','2025-09-30',None,None,None,rows),'MIXED_USE','Swiss fiduciary for a US family office','CHF with apostrophes, dd.mm.yyyy, bilingual, dwellings + shops + garage spaces',True)
