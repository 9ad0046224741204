# charity trial balance by fund, reportlab platypus, A4 landscape, serif
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/LiberationSerif-'
for n,f in (('S','Regular'),('SB','Bold'),('SI','Italic')): pdfmetrics.registerFont(TTFont(n,L+f+'.ttf'))
NAME='wychbrook_tb_by_fund_2025.pdf'
# code,name,U,D,R,PY  (debit +, credit -)
D=[
('Tangible fixed assets and investments',[
 ('0010','Almshouse properties – cost',2486150.00,0,640000.00,3126150.00),
 ('0011','Almshouse properties – accumulated depreciation',-612480.50,0,-96000.00,-655955.50),
 ('0020','Community hub, Friar Lane – leasehold improvements',0,0,218440.75,203190.75),
 ('0021','Community hub – accumulated amortisation',0,0,-43688.15,-32766.11),
 ('0030','Fixtures, fittings and equipment – cost',84215.60,0,12980.00,91870.40),
 ('0031','Fixtures, fittings and equipment – depreciation',-58102.33,0,-7788.00,-54615.18),
 ('0040','Listed investments at market value',145200.00,386714.22,0,508330.67)]),
('Current assets',[
 ('1100','Residents’ contributions in arrear',9418.36,0,0,7655.20),
 ('1105','Provision for doubtful arrears',-2750.00,0,0,-2100.00),
 ('1110','Grants receivable',0,0,18500.00,24000.00),
 ('1120','Prepayments',6204.18,0,415.00,5980.44),
 ('1130','Gift Aid recoverable',2311.75,0,0,1864.50),
 ('1200','Current account',None,0,None,51208.19),
 ('1210','Instant access deposit',62500.00,None,0,118450.00),
 ('1220','Petty cash',143.20,0,86.41,205.77)]),
('Creditors',[
 ('2100','Trade creditors',-18944.07,0,-3120.60,-16402.85),
 ('2109','Accruals',-11650.00,0,-1800.00,-12240.00),
 ('2210','PAYE and National Insurance',-4186.92,0,-612.40,-4402.11),
 ('2230','Pension contributions payable',-1328.54,0,-204.16,-1417.09),
 ('2300','Contributions received in advance',-3907.45,0,0,-3322.80),
 ('2400','Deferred grant income',0,0,-22750.00,-30000.00),
 ('2500','Loan – repayable by instalments to 2038',-486220.00,0,0,-521400.00)]),
('Funds brought forward',[
 ('3000','General fund b/f',None,0,0,None),
 ('3010','Cyclical repairs fund b/f',0,-164300.00,0,-152800.00),
 ('3020','Extraordinary repairs fund b/f',0,-298415.30,0,-271640.90),
 ('3100','Hub refurbishment fund b/f',0,0,-208614.25,-214905.80),
 ('3110','Residents’ hardship fund b/f',0,0,-14236.70,-12880.45),
 ('3120','Almshouse capital grant fund b/f',0,0,-556800.00,-569600.00),
 ('3200','Transfers between funds',38000.00,-38000.00,0,0)]),
('Income',[
 ('4000','Weekly maintenance contributions',-418336.20,0,0,-397210.85),
 ('4005','Loss on voids',9604.75,0,0,12118.40),
 ('4010','Support and service charges',-64210.00,0,0,-60885.50),
 ('4020','Donations',-12450.83,0,-5320.00,-15217.36),
 ('4030','Legacies',-20000.00,0,0,0),
 ('4040','Gift Aid',-2311.75,0,0,-1864.50),
 ('4100','Local authority grant – floating support',0,0,-36000.00,-36000.00),
 ('4110','Hub programme grant',0,0,-48250.00,-45000.00),
 ('4200','Investment income',-4812.09,-12906.44,0,-16845.12),
 ('4210','Bank interest',-1906.61,-2844.17,-88.20,-3977.05),
 ('4220','Unrealised loss on investments',3214.00,8560.45,0,-21406.33),
 ('4300','Hall hire and room lettings',0,0,-11780.50,-10944.00),
 ('4900','Sundry income',-640.00,0,0,-212.75)]),
('Expenditure',[
 ('5000','Salaries',121640.08,0,38422.16,149870.52),
 ('5010','Employer’s National Insurance',9877.41,0,2604.30,11650.93),
 ('5020','Employer’s pension',7298.40,0,2305.33,8992.23),
 ('5100','Day-to-day repairs',58216.94,0,0,52440.71),
 ('5110','Cyclical redecoration',0,26480.00,0,19875.00),
 ('5120','Extraordinary repairs – roof, nos. 9 to 16',0,41937.60,0,0),
 ('5200','Gas and electricity',41206.55,0,6840.19,51788.30),
 ('5210','Water',9120.47,0,1105.62,9466.81),
 ('5220','Council tax on voids',1418.20,0,0,1902.66),
 ('5230','Insurance',14870.31,0,1940.00,15422.09),
 ('5300','Warden call and fire alarm',8412.00,0,720.00,8806.40),
 ('5310','Grounds maintenance',11260.00,0,0,10740.00),
 ('5320','Cleaning',6930.25,0,4218.75,10612.50),
 ('5400','Hardship grants to residents',0,0,6150.00,5480.00),
 ('5410','Hub activities and materials',0,0,14322.87,13016.44),
 ('5500','Telephone and internet',2614.36,0,866.12,3288.95),
 ('5510','Printing, postage and stationery',1702.18,0,394.50,2240.37),
 ('5520','IT support and software',5480.00,0,600.00,5216.00),
 ('5600','Audit and accountancy',9360.00,0,0,8940.00),
 ('5610','Legal and professional',3875.50,0,0,6120.00),
 ('5700','Loan interest',24188.73,0,0,25902.16),
 ('5800','Depreciation and amortisation',50120.00,0,25016.64,74310.22),
 ('5900','Bad debts written off',1344.19,0,0,806.75),
 ('5910','Trustees’ travel expenses',418.60,0,0,377.30)]),
]
R2=lambda x: round(x+0,2)
# prior year: general fund b/f is what balances it
py=sum(r[5] for _,g in D for r in g if r[5] is not None)
pybf=R2(-py)
py_net=R2(sum(r[5] for s,g in D[:3] for r in g))
known=164300.00+298415.30+208614.25+14236.70+556800.00
cybf=R2(-(py_net-known))
su=sd=sr=0
for s,g in D:
    for i,r in enumerate(g):
        if r[0]=='3000': g[i]=r=('3000',r[1],cybf,0,0,pybf)
for k in (2,3,4):
    t=sum(r[k] for _,g in D for r in g if r[k] is not None)
    for s,g in D:
        for i,r in enumerate(g):
            if r[k] is None:
                r=list(r); r[k]=R2(-t); g[i]=tuple(r)
                print(r)
print('gf',cybf,pybf)
st=ParagraphStyle('x',fontName='S',fontSize=8.6,leading=10.2)
data=[['Code','Nominal account','Unrestricted','Designated','Restricted','Balance\n31/03/25','Balance\n31/03/24']]
style=[('FONT',(0,0),(-1,-1),'S',8.6),('FONT',(0,0),(-1,0),'SB',8.8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),
 ('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
M=['other:Unrestricted','other:Designated','other:Restricted','ending','other:Balance 31/03/24']
rows=[];tots=[];gt=[0]*5
nz=lambda v: v if abs(v)>.004 else None
for s,g in D:
    data.append([s]); n=len(data)-1; style+=[('FONT',(0,n),(-1,n),'SB',9),('TOPPADDING',(0,n),(-1,n),6)]
    sub=[0]*5
    for c,nm,u,d,r,p in g:
        v=[u,d,r,R2(u+d+r),p]
        sub=[R2(a+b) for a,b in zip(sub,v)]
        data.append([c,nm]+[par(x) for x in v])
        rows.append({'account':c,'name':nm,**{k:nz(x) for k,x in zip(M,v)}})
    gt=[R2(a+b) for a,b in zip(gt,sub)]
    lab='Total '+s[0].lower()+s[1:]
    data.append(['',lab]+[par(x) for x in sub]); n=len(data)-1
    style+=[('FONT',(0,n),(-1,n),'SI',8.8),('LINEABOVE',(2,n),(-1,n),.4,colors.black)]
    tots.append({'label':lab,**{k:nz(x) for k,x in zip(M,sub)}})
print(gt)
data.append(['','Trial balance']+['0.00']*5); n=len(data)-1
style+=[('FONT',(0,n),(-1,n),'SB',8.8),('LINEABOVE',(2,n),(-1,n),.8,colors.black),('LINEBELOW',(2,n),(-1,n),1.6,colors.black),('TOPPADDING',(0,n),(-1,n),5)]
tots.append({'label':'Trial balance',**{k:0 for k in M}})
def page(c,d):
    w,h=landscape(A4)
    c.setFont('SB',13); c.drawString(45,h-40,'The Wychbrook Almshouse and Community Housing Trust')
    c.setFont('S',10); c.drawString(45,h-54,'Trial balance by fund at 31 March 2025')
    c.setFont('SI',8.5); c.drawRightString(w-45,h-54,'All figures in pounds sterling; credits in brackets')
    c.setFont('S',7.5); c.drawString(45,24,'Draft for the Treasurer – before audit adjustments'); c.drawRightString(w-45,24,'Page %d'%d.page)
SimpleDocTemplate(DOC+NAME,pagesize=landscape(A4),leftMargin=42,rightMargin=42,topMargin=66,bottomMargin=40,title='TB by fund').build(
 [Table(data,colWidths=[40,270,90,85,85,90,90],style=style,repeatRows=1)],onFirstPage=page,onLaterPages=page)
save(NAME,'TB','UK charity trial balance by fund (three fund columns, total, prior year), serif A4 landscape PDF, credits in brackets',False,M,rows,tots)
