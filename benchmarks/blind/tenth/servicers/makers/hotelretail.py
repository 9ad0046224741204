from common import *
import xlsxwriter
N='Exchange Hotel Block - tenant schedule 3-31-26.xlsx'
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('3-31-26'); old=wb.add_worksheet('12-31-25 (prior)')
F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,'valign':'top',**k})
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(5)
for j,w in enumerate([2,9,30,9,2,12,12,13,13,12,2,24,12,26]): ws.set_column(j,j,w)
t,b,it=F(),F(bold=True),F(italic=True,font_color='#555555'); hd=F(bold=True,bottom=2,text_wrap=True); hr=F(bold=True,bottom=2,text_wrap=True,align='right'); w=F(text_wrap=True); n0=F(num_format='#,##0'); n2=F(num_format='$#,##0.00;($#,##0.00)'); st=F(num_format='#,##0',bold=True,top=1); s2=F(num_format='$#,##0.00',bold=True,top=1); sh=F(bold=True,font_size=12,font_color='#7B3F00'); gt=F(num_format='$#,##0.00',bold=True,top=1,bottom=6); g0=F(num_format='#,##0',bold=True,top=1,bottom=6)
ws.write('B1','THE EXCHANGE HOTEL BLOCK',F(bold=True,font_size=16)); ws.write('B2','Tenant schedule at March 31, 2026',b); ws.write('B3','Kept by the asset manager, Fulton & Third Partners. Amounts are per month unless said otherwise.',it)
rows=[]; r=5
def put(sec,heads,data,money):
    global r
    ws.write(r-1,1,sec,sh)
    for j,h in heads.items(): ws.write(r,j,h,hr if j in(3,7,8,9,12) else hd)
    r+=1
    for q in data:
        q['sec']=sec; rows.append(q)
        ws.write(r,1,q['u'],t); ws.write(r,2,q['n'] or q.get('v'),t if q['n'] else it)
        if q.get('sf') is not None: ws.write(r,3,q['sf'],n0)
        if q.get('ls'): ws.write(r,5,q['lsx'],t)
        if q.get('le'): ws.write(r,6,q['lex'],t)
        for j,k in((7,'rent'),(8,'rec'),(9,'tot')):
            if q.get(k) is not None: ws.write(r,j,q[k],n2)
        if q.get('steps'): ws.write(r,11,'\n'.join(f'{d:%-m/%-d/%y} to ${a:,.2f}' for d,a in q['steps']),w); ws.set_row(r,15*len(q['steps'])+1)
        if q.get('dep') is not None: ws.write(r,12,q['dep'],n2)
        if q.get('note'): ws.write(r,13,q['note'],w)
        if q.get('note') and len(q['note'])>28 and len(q.get('steps',[]))<2: ws.set_row(r,31)
        r+=1
    S=lambda k:round(sum(q.get(k) or 0 for q in data),2)
    ws.write(r,2,f'{sec.title()} total',b); 
    if any(q.get('sf') for q in data): ws.write(r,3,S('sf'),st)
    for j,k in((7,'rent'),(8,'rec'),(9,'tot'),(12,'dep')):
        if j in heads: ws.write(r,j,S(k),s2)
    r+=3
def q(u,n,sf,ls,le,rent=None,rec=None,steps=(),dep=None,note=None,v=None,fmt='%m/%d/%Y'):
    x=dict(u=u,n=n,sf=sf,ls=ls,le=le,rent=rent,rec=rec,steps=list(steps),dep=dep,note=note,v=v)
    if ls: x['lsx']=ls.strftime(fmt)
    if le: x['lex']=le if isinstance(le,str) else le.strftime(fmt)
    if rent is not None: x['tot']=round(rent+(rec or 0),2)
    return x
put('HOTEL COMPONENT',{1:'Parcel',2:'Lessee',3:'Sq ft',5:'From',6:'Through',7:'Fixed rent',8:'Recoveries',9:'Total',11:'Steps in fixed rent',12:'Deposit',13:'Remarks'},
 [q('H-1','Exchange House Hotel Operator LLC',88400,D(2019,4,15),D(2039,4,30),172500.,31840.5,[(D(2027,5,1),179400.),(D(2030,5,1),188370.)],500000.,'142 keys, floors 3-9. Also 6% of room revenue over $9.1M a year'),
  q('H-2','Exchange House Hotel Operator LLC',6150,D(2019,4,15),D(2039,4,30),7687.5,2214.,[],None,'Ballroom and prefunction, floor 2')],None)
put('STREET RETAIL AND FOOD',{1:'Space',2:'Shop',3:'Sq ft',5:'Opened',6:'Lease end',7:'Min. rent',8:'NNN est.',9:'Monthly due',11:'Coming increases',12:'Security',13:'Remarks'},
 [q('R-101','Marrow & Rye Chophouse',5420,D(2019,11,1),D(2029,10,31),20325.,4878.,[(D(2026,11,1),20934.75),(D(2027,11,1),21562.79)],40650.,'6% over natural breakpoint'),
  q('R-102','Third Street Roasters',1180,D(2021,2,1),D(2028,1,31),4720.,1062.,[(D(2027,2,1),4861.6)],4500.),
  q('R-103',None,1640,None,None,v='vacant'),
  q('R-104','Alder Optical',1425,D(2022,6,15),D(2027,6,30),5225.,1282.5,[],10450.),
  q('R-105','Fern & Flint Gifts',960,D(2018,9,1),'month to month',2880.,864.,[],0.,'Holding over since 8/31/25'),
  q('R-106','Hatch Barbers',815,D(2023,3,1),D(2028,2,29),3056.25,733.5,[(D(2027,3,1),3147.94)],3000.),
  q('R-107 / 108','Exchange Fitness Club',7310,D(2020,1,10),D(2030,1,31),14620.,6579.,[(D(2027,2,1),15351.)],14620.,'Co-tenancy with hotel'),
  q('R-109',None,2275,None,None,v='vacant',note='Lease out to a bakery, not signed'),
  q('R-110','Ledger Wine Room',1990,D(2024,8,1),D(2034,7,31),7296.67,1791.,[(D(2026,8,1),7515.57),(D(2027,8,1),7741.04),(D(2028,8,1),7973.27)],14600.),
  q('K-1','Sugarhouse Gelato (kiosk)',140,D(2024,5,1),D(2026,9,30),1250.,0.,[],1000.,'Seasonal, gross')],None)
put('OFFICE MEZZANINE',{1:'Suite',2:'Occupant',3:'Sq ft',5:'From',6:'Through',7:'Rent',8:'Electric',9:'Total',11:'Increases',12:'Deposit',13:'Remarks'},
 [q('M-1','Fulton & Third Partners',1510,D(2020,7,1),'month to month',2516.67,188.75,[],0.,'Affiliate of borrower'),
  q('M-2','Larimore Event Design',1890,D(2023,10,1),D(2026,9,30),3937.5,236.25,[],3937.5),
  q('M-3',None,1260,None,None,v='vacant')],None)
put('GARAGE AND ROOF LICENCES',{1:'Licence',2:'Licensee',5:'From',6:'Through',7:'Fee',9:'Total',11:'Increases',13:'Remarks'},
 [q('G-1','Metro Valet Parking Co.',None,D(2022,1,1),D(2026,12,31),16500.,None,[],None,'188 stalls, three levels'),
  q('T-1','Skybridge Wireless',None,D(2017,3,1),D(2027,2,28),2785.5,None,[(D(2026,3,1)+TD(365),2869.07)],None),
  q('T-2','BlueSpan Networks',None,D(2021,9,1),D(2026,8,31),2410.,None,[],None)],None)
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2)
ws.write(r,2,'ALL COMPONENTS',b); ws.write(r,3,S('sf'),g0)
for j,k in((7,'rent'),(8,'rec'),(9,'tot'),(12,'dep')): ws.write(r,j,S(k),gt)
r+=2; sp=[x for x in rows if x['sec']!='GARAGE AND ROOF LICENCES']; oc=[x for x in sp if x['n']]; so=sum(x['sf'] for x in oc)
ws.write(r,2,f'Spaces {len(sp)} (licences not counted): {len(oc)} let, {len(sp)-len(oc)} vacant; {so:,} of {int(S("sf")):,} sq ft let ({100*so/S("sf"):.1f}%)',it)
r+=1; ws.write(r,2,'The T-1 licence ends before its next step; Skybridge has asked for a 5-year extension at the stepped fee.',it)
ws.set_footer('&L&F&RPage &P')
old.write(0,0,'moved to archive')
ws.activate(); wb.close()
T=[dict(unit=x['u'],section=x['sec'],area=x['sf'],tenantName=x['n'],statusText='Occupied' if x['n'] else 'vacant',leaseStartDate=iso(x['ls']),leaseEndDate=x['le'] if isinstance(x['le'],str) else iso(x['le']),contractRent=x['rent'],deposit=x['dep'],charges=[dict(code={'HOTEL COMPONENT':'Recoveries','STREET RETAIL AND FOOD':'NNN est.'}.get(x['sec'],'Electric'),amount=x['rec'])] if x['rec'] is not None else None,totalCharges=x.get('tot'),rentSteps=[dict(date=iso(a),amount=v) for a,v in x['steps']]) for x in rows]
finish(N,dict(propertyName='THE EXCHANGE HOTEL BLOCK',asOnDate='2026-03-31',units=len(sp),occupied=len(oc),vacant=len(sp)-len(oc),sheet='3-31-26',planted=None,rows=T),'MIXED_USE','hand-kept workbook, four sections each with other header words, spacer columns, steps wrapped in one cell','licence section without area; several steps in one cell; text dates; empty prior sheet')
print(len(rows))
