# Owner typed office suites, xlsx with several sheets
from common import *
import xlsxwriter
FN='Lakeshore Prof Ctr - rents (Dave).xlsx'
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{FN}'); o=wb.add_worksheet('to do'); ws=wb.add_worksheet('RR current'); old=wb.add_worksheet('old RR 2023')
for i,x in enumerate(['call Pruitt re: suite 210 carpet','HVAC contract up in Jan','send RR to bank every qtr!!','ask Sandra if 305 is paying the storage']): o.write(i+1,1,x)
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=11)|k)
LF=f(align='left'); B=f(bold=1); BT=f(bold=1,font_size=16); HD=f(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#FFE699'); FL=f(bold=1,italic=1,bg_color='#DDEBF7'); M=f(num_format='$#,##0.00'); N=f(num_format='#,##0'); TM=f(num_format='$#,##0.00',bold=1,top=6); TN_=f(num_format='#,##0',bold=1,top=6); TX=f(); RED=f(font_color='red',bold=1); WR=f(text_wrap=1,font_size=9)
ws.merge_range('B1:I1','LAKESHORE PROFESSIONAL CENTER',BT); ws.merge_range('B2:I2','1850 Lakeshore Blvd, Muskegon MI  -  rents as of November 1, 2025',f(italic=1))
for i,w in zip(range(10),[2,9,32,9,21,13,14,13,40,3]): ws.set_column(i,i,w)
for i,x in enumerate(['Suite','Tenant','RSF','Lease Term','Monthly Rent','Annual Rent','Security Dep.','Notes / Increases']): ws.write(3,1+i,x,HD)
ws.set_row(3,32)
dat=[('FIRST FLOOR',[('101','Harbor Title Agency',1850,'3/1/22 - 2/28/27',2775,2500,'3/1/26 goes to $2,860.00/mo',[('2026-03-01',2860)]),('104','Dune Orthodontics',2640,'7/15/2019 - 7/14/2029',4290,4000,'7/15/26 $4,420/mo; 7/15/27 $4,550/mo',[('2026-07-15',4420),('2027-07-15',4550)]),('108',None,1220,'',None,None,'was Edwards CPA, needs paint',[]),('110','Michigan Shores Hearing Aid Ctr',980,'MTM',1350,1000,'pays late',[]),('112','Lobby coffee cart (Bean There)',120,'MTM',250,0,'',[])]),
('SECOND FLOOR',[('201','Whitlock & Iverson, Attorneys at Law',3410,'1/1/2021 - 12/31/2030',5541.25,5000,'flat thru 2026, then 1/1/27 = $5,825.00',[('2027-01-01',5825)]),('206','West Mich. Counseling Assoc.',1575,'10/1/24 - 9/30/27',2362.5,2362.5,'3% each Oct - first bump done',[]),('210','Pruitt Insurance',1100,'6/1/23 - 5/31/26',1595,1500,'wants to renew, new carpet',[]),('212',None,890,'',None,None,'',[]),('215','Cascade Payroll Services LLC',1960,'9/1/2025 - 8/31/2028',2940,2940,'Sept free, started paying Oct. 9/1/26 $3,030.00',[('2026-09-01',3030)])]),
('THIRD FLOOR',[('301','Great Lakes Wealth Partners',2875,'5/1/2020 - 4/30/2027',4791.67,4500,'',[]),('305','Lindqvist Engineering Inc',2230,'2/1/24 - 1/31/29',3345,3345,'plus storage room in basement (see below)',[]),('309','Muskegon Adult Literacy (non profit)',1400,'1/1/25 - 12/31/25',1400,700,'$1/sf/mo deal',[]),('B-2','Lindqvist Engineering Inc - storage',300,'2/1/24 - 1/31/29',150,0,'basement',[])])]
def pd(s):
    s=s.strip(); m,d,y=map(int,s.split('/')); return D(y if y>99 else 2000+y,m,d)
R=4; rows=[]; parts=[]; tm=ta=td=tsf=0
for fl,l in dat:
    ws.merge_range(R,1,R,8,fl,FL); R+=1; s0=R
    for u,t,sf,term,m,dep,note,steps in l:
        (ws.write_number(R,1,int(u),LF) if u.isdigit() else ws.write(R,1,u,LF)); ws.write(R,2,t or 'VACANT',TX if t else RED); ws.write(R,3,sf,N); ws.write(R,4,term,TX)
        an=None
        if m is not None: an=round(m*12,2); ws.write(R,5,m,M); ws.write_formula(R,6,f'=F{R+1}*12',M,an); ws.write(R,7,dep,M); tm+=m; ta+=an; td+=dep
        ws.write(R,8,note,WR); tsf+=sf
        ls=le=None
        if ' - ' in term: ls,le=map(pd,term.split(' - '))
        elif term: le=term
        x=row(unit=u,section=fl,tenantName=t,area=sf,statusText=None if t else 'VACANT',leaseStartDate=ls,leaseEndDate=le,contractRent=m,annualRent=an,deposit=dep)
        if steps: x['rentSteps']=[{"date":a,"amount":b} for a,b in steps]
        rows.append(x); R+=1
    parts.append((s0+1,R)); R+=1
ws.write(R,2,'TOTALS',B)
for col,fm,v in ((3,TN_,tsf),(5,TM,tm),(6,TM,ta),(7,TM,td)):
    L_='ABCDEFGHI'[col]; ws.write_formula(R,col,'='+'+'.join(f'SUM({L_}{a}:{L_}{b})' for a,b in parts),fm,round(v,2))
R+=2; ws.write(R,2,'vacant sq ft',TX); ws.write(R,3,sum(x['area'] for x in rows if x.get('statusText')),N); R+=1; ws.write(R,2,'Prepared by Dave for bank - call me with questions 231-555-0164',f(italic=1,font_size=9))
old.write(0,0,'OLD - DO NOT USE',RED)
for i,(a,b,c_) in enumerate([('101','Harbor Title',2600),('104','Dune Ortho',4100),('108','Edwards CPA',1830),('201','Whitlock',5400)]): old.write(i+2,0,a); old.write(i+2,1,b); old.write(i+2,2,c_)
old.hide(); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(FN,T(propertyName='LAKESHORE PROFESSIONAL CENTER',asOnDate='2025-11-01',units=14,occupied=12,vacant=2,sheet='RR current',rows=rows),'OFFICE','owner-typed workbook, floors as headings, term in one cell, notes with increases',True,
 [('m',tm,ssum(rows,'contractRent')),('a',ta,ssum(rows,'annualRent')),('d',td,ssum(rows,'deposit')),('sf',tsf,ssum(rows,'area'))])
