# Data centre company code, ERP list: opening/period/closing Dr-Cr pairs, PDF landscape; planted digit changed
import random
from h import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,fn in(('LN','LiberationSansNarrow-Regular'),('LNB','LiberationSansNarrow-Bold')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/{fn}.ttf'))
R=random.Random(6313)
c=lambda x:int(round(x*100))
def m(x): return c(x*(1+R.uniform(-.05,.05)))
BS=[('1 Current and fixed assets',[
('100010','Bank - operating main',c(1264880.17),0,0),('100019','Bank - clearing outgoing',-c(84213.5),0,0),('100110','Restricted cash - lender reserve',c(2150000),c(45000),0),('120000','Trade receivables - colocation',c(1893402.66),0,0),
('120090','Allowance for credit losses',-c(112500),0,c(7500)),('120500','Unbilled power pass-through',c(438216.04),0,0),('121000','Straight-line rent receivable',c(3314907.91),c(58112.4),0),('130100','Prepaid insurance',c(221640),0,c(36940)),('130200','Prepaid maintenance contracts',c(164302.88),c(28400),c(41075.72)),
('150000','Land',c(11200000),0,0),('151000','Powered shell building',c(68415220),0,0),('152000','Electrical infrastructure',c(42880316.4),c(318450),0),('153000','Mechanical / cooling plant',c(27145904.12),c(96720.35),0),('154000','Fiber and meet-me room',c(3260118),0,0),('155000','Assets under construction',c(6412850.75),c(702144.9),c(415170.35)),
('159000','Accumulated depreciation',-c(29604418.22),0,c(612480.5))]),
('2 Liabilities and equity',[
('200100','Trade payables - vendors',-c(1588240.33),0,0),('200900','GR/IR clearing',-c(203417.6),c(188304.1),c(164219.85)),('210000','Accrued electricity',-c(712900),c(712900),c(748215)),('210500','Accrued property tax',-c(494166.65),0,c(98833.33)),('211000','Accrued interest',-c(287916.67),c(287916.67),c(287916.67)),
('220000','Customer deposits',-c(1046300),c(12500),c(38400)),('221000','Deferred revenue - install fees',-c(386214.29),c(31420.18),c(64500)),('230000','Intercompany payable - SSC 9000',-c(341806.44),c(341806.44),c(312775.2)),('250000','Secured term loan',-c(55000000),0,0),('251000','Deferred financing cost',c(618333.31),0,c(14722.22)),
('300000','Members equity',None,0,0),('310000','Retained earnings',-c(4418206.73),0,0),('320000','Distributions current year',c(3250000),c(650000),0)])]
PLs=[('4 Revenue',[('400100','Wholesale colocation rent',2318400),('400200','Retail cabinet and cage rent',486250),('400300','Straight-line rent adjustment',None),('400900','Rent concessions',-41500),('410000','Power pass-through revenue',1187300),('410500','Operating expense recoveries',264810),
('420000','Cross-connect fees',92460),('420500','Remote hands services',38715),('430000','Install fee amortization',None),('490000','Other income',6120)]),
('5 Cost of operations',[('500100','Utility power',1246500),('500200','Generator fuel',31840),('500300','Water and treatment',28315),('510100','Critical facility engineers',214600),('510200','UPS and battery maintenance',62480),('510300','Chiller and CRAH maintenance',48125),('510400','Generator maintenance',27310),
('510900','Fire suppression',9845),('520100','Physical security',96420),('520500','Network carrier costs',18760),('530100','Real estate taxes',98833.33),('530200','Insurance',36940),('540100','Property management fee',105300),('540900','Bad debt expense',7500)]),
('6 Non-operating',[('600100','Depreciation and amortization',612480.5),('610100','Interest expense',287916.67),('610200','Amortization of financing cost',14722.22),('690000','Legal and professional',22480)])]
rows_=[]
fixed={'530100','530200','540900','600100','610100','610200'}
secs=[]
for t,l in BS: secs.append((t,[list(x) for x in l]))
for t,l in PLs:
    o=[]
    for a,n,v in l:
        if a=='400300': o.append([a,n,-c(58112.4)*5-c(1843.22),0,c(58112.4)])
        elif a=='430000': o.append([a,n,-c(151877.4),0,c(31420.18)])
        elif t[0]=='4' and v>0:
            cr=m(v); o.append([a,n,-m(5*v),m(v*.012) if R.random()<.4 else 0,cr])
        elif t[0]=='4': o.append([a,n,m(5*-v),m(-v),0])
        else:
            fx=a in fixed; o.append([a,n,c(5*v) if fx else m(5*v),c(v) if fx else m(v),0 if fx or R.random()<.7 else m(v*.18)])
    secs.append((t,o))
D={x[0]:x for _,l in secs for x in l}
rev=sum(D[a][4]-D[a][3] for a in('400100','400200','400900','410000','410500','420000','420500','490000'))
D['120500'][3]=m(1187300);D['120500'][4]=m(1180000)
D['120000'][3]=rev-(D['120500'][3]-D['120500'][4]); D['120000'][4]=D['120000'][3]-c(61240.18)
D['100010'][3]=D['120000'][4]+c(38400)
cost=sum(x[3]-x[4] for a,x in D.items() if a[0]=='5' and a not in fixed)+D['690000'][3]-D['690000'][4]
D['200100'][4]=cost+c(702144.9); D['200100'][3]=D['200100'][4]-c(48016.72)
D['100019'][3]=D['200100'][3]-c(33120); D['100019'][4]=D['200100'][3]
D['300000'][2]=0;D['300000'][2]=-sum(x[2] for x in D.values())
D['100010'][4]=0;D['100010'][4]=sum(x[3]-x[4] for x in D.values())
for x in D.values(): x.append(x[2]+x[3]-x[4])
print('cash',D['100010'],'eq',D['300000'])
assert D['100010'][4]>0 and D['300000'][2]<0
# plant: one digit in closing balance of Chiller and CRAH maintenance
PA='510300'; s=f"{D[PA][5]/100:.2f}"; i=2; nd=str((int(s[i])+3)%10); sp=s[:i]+nd+s[i+1:]; bad=c(float(sp))
f=lambda v:f"{v/100:,.2f}" if v else ''
def six(b,dr,cr,e): return [max(b,0),max(-b,0),dr,cr,max(e,0),max(-e,0)]
keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
kv=lambda v:{k:num(x) for k,x in zip(keys,v) if x}
B=ParagraphStyle('b',fontName='LN',fontSize=8)
data=[['G/L Acct','Short Text','Opening Balance 01.06.2025','','Period 06.2025','','Closing Balance 30.06.2025',''],['','','Debit','Credit','Debit','Credit','Debit','Credit']]
st=[('FONT',(0,0),(-1,-1),'LN',8),('FONT',(0,0),(-1,1),'LNB',8),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('ALIGN',(2,0),(-1,1),'CENTER'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'MIDDLE'),
('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E3E6EA')),('GRID',(0,0),(-1,1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.9),('LINEBEFORE',(2,2),(2,-1),.3,colors.lightgrey),('LINEBEFORE',(4,2),(4,-1),.3,colors.lightgrey),('LINEBEFORE',(6,2),(6,-1),.3,colors.lightgrey),('BOX',(0,0),(-1,-1),.5,colors.grey)]
rows=[];totals=[];G=[0]*6
for t,l in secs:
    data.append([f'Class {t}']+['']*7); st+=[('FONT',(0,len(data)-1),(-1,len(data)-1),'LNB',8),('TEXTCOLOR',(0,len(data)-1),(0,len(data)-1),colors.HexColor('#24508C'))]
    T=[0]*6
    for a,n,b,dr,cr,e in l:
        v=six(b,dr,cr,e); T=[p+q for p,q in zip(T,v)]
        if a==PA: v[4]=bad
        data.append([a,n]+[f(x) for x in v]); rows.append({"account":a,"name":n,**kv(v)})
    lab=f'* Class {t[0]} total'; data.append([lab,'']+[f(x) for x in T]); i=len(data)-1
    st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#FFF6D6')),('FONT',(0,i),(-1,i),'LNB',8)]
    totals.append({"label":lab,**kv(T)}); G=[p+q for p,q in zip(G,T)]
data.append(['** Company code 3350','']+[f(x) for x in G]); i=len(data)-1
st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F5DE8E')),('FONT',(0,i),(-1,i),'LNB',8)]
totals.append({"label":"** Company code 3350",**kv(G)}); assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
name='CC3350_TrialBal_202506.pdf'
def hdr(cv,doc):
    W,H=landscape(A4); cv.setFont('LNB',12); cv.drawString(36,H-34,'Trial Balance - Cascade Data Centers Owner LLC'); cv.setFont('LN',8)
    cv.drawString(36,H-46,'Company code 3350   Ledger 0L   Book US GAAP   Currency USD   Fiscal year 2025   Profit center CDC-SEA1 Tukwila'); cv.drawRightString(W-36,H-34,f'Page {doc.page}'); cv.drawRightString(W-36,H-46,'Run 08.07.2025 06:12:40  User SSC_GLBATCH')
d=SimpleDocTemplate(f'{ROOT}/documents/{name}',pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=56,bottomMargin=30)
tb=Table(data,colWidths=[58,170]+[90]*6,repeatRows=2);tb.setStyle(TableStyle(st));d.build([tb],onFirstPage=hdr,onLaterPages=hdr)
save(name,'TB',{"what":f"closing debit of account {PA} printed {bad/100:,.2f} instead of {D[PA][5]/100:,.2f} (one digit); class and company totals carry the right amount","kind":"digit_changed"},keys,rows,totals,
 'data centre ERP list, opening/period/closing debit-credit pairs under grouped headers, class subtotals, blanks for zero, landscape A4',True)
