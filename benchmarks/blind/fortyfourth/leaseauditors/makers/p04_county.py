from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
D=dt.date; F='p04_winnemac_county_annex.pdf'
# room, tenant, type, sf, lease no, begin, end, rent/mo, util reimb, parking, deposit
T=[
('B-01','CTY - RECORDS STORAGE','C',3120,'MOU-11',None,None,0.00,0,0,0),
('B-04','LAKELAND CAFETERIA SVCS INC','P',1480,'L-2019-07','07-01-19','06-30-26',1110.00,385.00,0,1110.00),
('101','CTY - TREASURER','C',2655,'MOU-03',None,None,0.00,0,0,0),
('104','CTY - REGISTER OF DEEDS','C',2210,'MOU-04',None,None,0.00,0,0,0),
('110','STATE OF WIS - DMV SERVICE CTR','S',4870,'L-2016-02','01-01-16','12-31-25',5884.58,0,240.00,0),
('115','NORTHWOODS TITLE & ABSTRACT LLC','P',1135,'L-2022-05','04-01-22','03-31-27',1324.17,118.00,60.00,1324.17),
('118','VACANT','',940,'',None,None,None,0,0,0),
('120','U.S. ARMY RECRUITING (GSA)','F',1290,'GS-05P-LWI','10-01-21','09-30-26',1935.00,0,120.00,0),
('200','CTY - CIRCUIT COURT BR II','C',6340,'MOU-08',None,None,0.00,0,0,0),
('201','CTY - DISTRICT ATTORNEY','C',3415,'MOU-09',None,None,0.00,0,0,0),
('210','LEGAL AID OF THE NORTH, INC','N',1560,'L-2020-11','11-01-20','10-31-25',910.00,95.00,0,500.00),
('212','OLMSTEAD & PYRE, ATTYS','P',1845,'L-2023-03','03-01-23','02-28-28',2229.38,160.00,180.00,2200.00),
('214','VACANT','',705,'',None,None,None,0,0,0),
('216','BAIL BONDS BY RENATA','P',410,'L-2024-09','09-01-24','MONTH-MO',512.50,0,60.00,512.50),
('300','UW COOPERATIVE EXTENSION','S',5120,'MOU-14','07-01-14','06-30-29',2133.33,0,0,0),
('310','TRI-COUNTY AGING PARTNERSHIP','N',2975,'L-2021-06','06-01-21','05-31-31',2107.29,240.00,120.00,0),
('315','VACANT - HOLD FOR CTY I.T.','',1820,'',None,None,None,0,0,0),
('320','CTY - VETERANS SERVICE OFFICE','C',880,'MOU-17',None,None,0.00,0,0,0),
('ROOF','CLEARSIGNAL WIRELESS LLC','P',0,'L-2017-01','02-01-17','01-31-27',1450.00,75.00,0,0),
]
cv=canvas.Canvas(path(F),pagesize=letter,invariant=1); W,H=letter
cv.setTitle('BLDG LEASE LIST'); y=H-40; L=[]; p=0
def out(s=''):
    global y
    cv.setFont('Courier',7.6); cv.drawString(28,y,s); y-=11.2
def head():
    global y,p; p+=1; y=H-42
    out(f"WINNEMAC COUNTY, WISCONSIN                FACILITIES & PROPERTY DEPARTMENT                          PAGE {p:>3}")
    out("PROGRAM PRP210R                             BUILDING LEASE LISTING                         RUN DATE 05/12/25")
    out("BLDG 07  COUNTY ANNEX   (FMR LUMBERMENS TRUST BLDG)    212 FOURTH ST, MERRIDAN WI                 14:22:07")
    out('='*118)
    out(f"{'':6}{'':32}{'':2}{'FLOOR':>7} {'AGREEMENT':<11}{'TERM':<9}{'TERM':<9}{'RENT':>10}{'UTIL':>9}{'PARKING':>9}{'SECURITY':>11}")
    out(f"{'ROOM':6}{'TENANT OR DEPARTMENT':32}{'T ':2}{'SQ FT':>7} {'NUMBER':<11}{'BEGINS':<9}{'ENDS':<9}{'PER MONTH':>10}{'REIMB':>9}{'FEE':>9}{'DEPOSIT':>11}")
    out('-'*118)
head(); rows=[]; n=0
fl=None
def d8(x): 
    return None if not x else (x if x[0]=='M' else dt.datetime.strptime(x,'%m-%d-%y').date().isoformat())
FN={'B':'BASEMENT','1':'FIRST FLOOR','2':'SECOND FLOOR','3':'THIRD FLOOR','R':'ROOF'}
S=None
def m(v): return f"{v:,.2f}" if v else ''
def sub():
    out(f"{'':6}{'  FLOOR TOTAL':34}{S[0]:>7,} {'':11}{'':18}{S[1]:>10,.2f}{m(S[2]):>9}{m(S[3]):>9}"); out()
G=[0,0,0,0]
for ro,te,ty,sf,no,a,b,re_,ut,pk,dep in T:
    if ro[0]!=fl:
        if fl: sub()
        fl=ro[0]; S=[0,0,0,0]; out('** '+FN[fl])
    out(f"{ro:6}{te:32}{ty:2}{(f'{sf:,}' if sf else ''):>7} {no:<11}{a or '':<9}{b or '':<9}{('' if re_ is None else f'{re_:,.2f}'):>10}{m(ut):>9}{m(pk):>9}{m(dep):>11}")
    for i,v in enumerate((sf,re_ or 0,ut,pk)): S[i]+=v; G[i]+=v
    vac=te.startswith('VACANT')
    q=dict(unit=ro,section=FN[fl],area=sf or None,leaseStartDate=d8(a),leaseEndDate=d8(b),deposit=dep or None,contractRent=re_,charges=[{"code":c,"amount":v} for c,v in(('UTIL REIMB',ut),('PARKING FEE',pk)) if v])
    if vac: q['statusText']=te
    else: q.update(tenantName=te,statusText='Occupied')
    rows.append(q)
sub()
out('='*118)
wrong=round(G[1]+270.00,2)
out(f"{'':6}{'BUILDING TOTAL':34}{G[0]:>7,} {'':11}{'':18}{wrong:>10,.2f}{G[2]:>9,.2f}{G[3]:>9,.2f}{sum(t[10] for t in T):>11,.2f}")
out()
out("T: C=COUNTY DEPARTMENT (NO CHARGE)  S=STATE  F=FEDERAL  N=NONPROFIT  P=PRIVATE")
out()
out(f"AREA ASSIGNED TO COUNTY DEPARTMENTS {sum(t[3] for t in T if t[2]=='C'):>8,}     LEASED TO OTHERS {sum(t[3] for t in T if t[2] and t[2]!='C'):>8,}     VACANT {sum(t[3] for t in T if not t[2]):>8,}")
out("STATE DMV: STATE HAS GIVEN NOTICE OF INTENT TO RENEW FOR 5 YRS AT 6,131.00 PER MONTH; BOARD ACTION PENDING.")
out("*** END OF REPORT ***")
cv.save()
print(G,wrong)
v=sum('tenantName' not in q for q in rows)
finish(F,'OFFICE','mainframe Courier listing of a county building, floors as ** headings','only a run date; county departments at 0.00; planted total',dict(propertyName='COUNTY ANNEX',asOnDate=None,units=None,occupied=None,vacant=3,planted={"what":f"BUILDING TOTAL rent per month prints {wrong:,.2f}; the rows and floor totals sum to {G[1]:,.2f}","kind":"total_wrong"},rows=rows))
assert v==3
