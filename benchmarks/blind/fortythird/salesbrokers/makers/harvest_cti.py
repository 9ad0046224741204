"""CTI-like line-printer tenant roll in Courier, two lines a tenant, 132 columns, only a run date."""
from common import *
from reportlab.pdfgen import canvas
F='HARVEST_XING_TENROLL.pdf'
# space, tenant, use, sf, from, to, monthly rent, cam, tax, ins, misc, deposit, balance
T=[('A-1','FRESHWAY MARKET #218','GROC',41250,D(2012,6,1),D(2032,5,31),35578.13,4468.75,3781.25,515.63,0,0,0),
('A-2','*** VACANT ***','',1800)+(None,)*9,
('A-3','SUDS & SPIN LAUNDRY','SERV',2400,D(2019,3,1),D(2029,2,28),3500.00,460.00,334.00,60.00,150.00,3500.00,0),
('A-4','DR. OPAL TRENCHFIELD DDS','MED',1650,D(2021,10,1),D(2026,9,30),2818.75,316.25,229.63,41.25,0,2800.00,-55.00),
('A-5','GOLDEN CARP BUFFET','REST',4875,D(2016,8,1),D(2026,7,31),6906.25,934.38,678.44,121.88,0,12000.00,8640.95),
('B-1','NAILS BY TRINITY','SERV',1200,D(2023,5,1),'MONTH-MO',2150.00,230.00,167.00,30.00,0,1500.00,0),
('B-2','CASHPOINT LENDING CTR','FINL',1200,D(2022,1,1),D(2026,12,31),2300.00,230.00,167.00,30.00,0,2300.00,0),
('B-3','*** VACANT ***','',2350)+(None,)*9,
('B-4','PETALS & PAWS GROOMING','PETS',1525,D(2024,11,1),D(2029,10,31),2287.50,292.29,212.23,38.13,0,4575.00,0),
('B-5/6','TRI-COUNTY FITNESS LLC','FITN',10400,D(2018,2,1),D(2028,1,31),9533.33,1993.33,1447.33,260.00,275.00,9500.00,21204.17),
('B-7','STATE BEVERAGE & WINE','LIQR',3100,D(2020,7,1),D(2030,6,30),4650.00,594.17,431.42,77.50,0,0,0),
('C-1','DOLLAR DEPOT STORES INC','DISC',9100,D(2015,4,1),D(2030,3,31),7204.17,1744.17,1266.42,227.50,0,0,-1266.42),
('C-2','MAIL & MORE','SERV',1180,D(2021,6,1),D(2027,5,31),2065.00,226.17,164.22,29.50,0,2000.00,0),
('C-3','BURRITO BARN','REST',1420,D(2023,9,15),D(2033,9,14),3136.00,272.17,197.62,35.50,0,6272.00,112.00),
('PAD1','FIRST PRAIRIE BANK (GRND LSE)','BANK',5200,D(2008,11,1),D(2028,10,31),9375.00,0,0,0,0,0,0),
('PAD2','SPEEDY LUBE','AUTO',2860,D(2017,12,1),D(2027,11,30),6666.67,0,397.98,71.50,0,5000.00,0),
('ATM1','FIRST PRAIRIE BANK ATM','ATM',0,D(2008,11,1),D(2028,10,31),650.00,0,0,0,0,0,0)]
L=[]; rows=[]
m=lambda v,w: ('' if v is None else (f'{-v:,.2f}-' if v<0 else f'{v:,.2f} ')).rjust(w)
d=lambda x: x if isinstance(x,str) else x.strftime('%m/%d/%y')
tot=[0]*8; sub=[0]*8; sfs=0; ssf=0; tsf=0; vsf=0
def hd(p): return [
 'CTI PROPERTY MGMT  REL 7.2'+' '*33+'LAKESHORE RETAIL ADVISORS LLC'.ljust(44)+f'PAGE {p:>4}',
 'PROGRAM: LS410R  USER: DOTTIE'+' '*30+'T E N A N T   R O L L'.ljust(44)+'RUN DATE 11/12/25',
 'PROPERTY: 0417 HARVEST CROSSING SHOPPING CENTER'.ljust(103)+'RUN TIME 14:22:08','',
 'SPACE  TENANT NAME                     USE   SQ FT      BASE RENT        CAM        TAX        INS       MISC  TOTAL CHARGES',
 '       LEASE FROM - TO                       ANNUAL RENT   RENT/SF      DEPOSIT      BALANCE DUE',
 '-'*124]
def st(lbl,a,sf): return [' '*7+'-'*117, f"{lbl:<43}{sf:>8,}{m(a[0],15)}{m(a[1],11)}{m(a[2],11)}{m(a[3],11)}{m(a[4],11)}{m(a[5],15)}",'']
pg=[]; bl='A'; names={'A':'BUILDING A','B':'BUILDING B','C':'BUILDING C','P':'OUTPARCELS & OTHER'}
def key(u): return u[0] if u[1]=='-' else 'P'
body=[names['A'],'']
for t in T:
    u,n,use,sf=t[:4]; k=key(u)
    if k!=bl: body+=st(f'       TOTAL {names[bl]}',sub,ssf); body+=[names[k],'']; bl=k; sub=[0]*8; ssf=0
    w=dict(unit=u,area=sf,section=names[k],building=(k if k!='P' else None)); ssf+=sf; tsf+=sf
    if 'VACANT' in n:
        w['statusText']='VACANT'; body+=[f'{u:<7}{n:<31}{use:<5}{sf:>8,}','']; vsf+=sf
    else:
        a,b,*c,dep,bal=t[4:]; tc=round(sum(c),2)
        w.update(tenantName=n,unitType=None,leaseStartDate=a,leaseEndDate=b,contractRent=c[0],annualRent=round(c[0]*12,2),deposit=float(dep),balance=float(bal),totalCharges=tc,statusText='Occupied',charges=[dict(code=x,amount=float(y)) for x,y in zip(('BASE RENT','CAM','TAX','INS','MISC'),c)])
        body+=[f'{u:<7}{n:<31}{use:<5}{sf:>8,}{m(c[0],15)}'+''.join(m(float(x),11) for x in c[1:])+m(tc,15), f"       {d(a)} - {d(b):<22}"+m(c[0]*12,18)+((f'{c[0]*12/sf:.2f}' if sf else '').rjust(9)+' ')+m(float(dep),13)+m(float(bal),17),'']
        for i,x in enumerate(list(c)+[tc,dep,bal]): sub[i]+=x; tot[i]+=x
    rows.append(w)
body+=st(f'       TOTAL {names[bl]}',sub,ssf)
body+=['='*124,f"{'PROPERTY TOTAL':<43}{tsf:>8,}{m(tot[0],15)}{m(tot[1],11)}{m(tot[2],11)}{m(tot[3],11)}{m(tot[4],11)}{m(tot[5],15)}",
 f"{'  ANNUAL RENT':<37}"+m(tot[0]*12,18)+' '*10+m(tot[6],13)+m(tot[7],17),'',
 f"  LEASED   {tsf-vsf:>8,} SF  {100*(tsf-vsf)/tsf:6.2f}%     15 SPACES",f"  VACANT   {vsf:>8,} SF  {100*vsf/tsf:6.2f}%      2 SPACES",f"  TOTAL    {tsf:>8,} SF  100.00%     17 SPACES",'','** END OF REPORT **']
assert sum(1 for w in rows if w.get('tenantName'))==15
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(792,612)); N=50; i=0; p=0
while i<len(body):
    p+=1; c.setFont('Courier',8.9); y=580
    j=min(i+N-7,len(body))
    if j<len(body):
        while body[j-1]!='': j-=1
    for l in hd(p)+body[i:j]: c.drawString(28,y,l) if len(l)<=138 else 1/0; y-=11
    c.showPage(); i=j
c.save()
save(F,dict(assetType='RETAIL',style='CTI line-printer tenant roll, Courier, two lines a tenant, trailing minus, building subtotals, run date only',hard=True),
 dict(propertyName='HARVEST CROSSING SHOPPING CENTER',asOnDate=None,units=17,occupied=15,vacant=2,rows=rows))
