# senior living: IL / AL / MC on one census sheet, care fees, payor, plus instructions sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
rng=random.Random(8406)
fn='Willow_Terrace_Senior_Living_Resident_Roll_2025-04.xlsx'
wb=Workbook();n=wb.active;n.title='Notes';ws=wb.create_sheet('Apr 25 Roll');ws2=wb.create_sheet('Census Trend')
nt=['Willow Terrace Senior Living - monthly resident roll','Prepared by the Business Office for owner and lender','','1. "Base Rate" is the current monthly charge for room, meals and standard services.','2. Level of care fees: L1 $650, L2 $1,250, L3 $1,900 (AL only). Memory care is all-inclusive.','3. "2nd Person" is charged to the apartment; the second resident is not listed separately.','4. Street Rate effective 1/1/2025.']
for i,t in enumerate(nt,1): n.cell(i,1,t).font=Font(name='Cambria',size=11,bold=i==1)
n.column_dimensions['A'].width=90
ar=lambda **k: Font(name='Arial',size=9,**k)
ws['A1']='Willow Terrace Senior Living';ws['A1'].font=ar(bold=True,italic=True)
ws['A2']='Resident Roll / April 2025';ws['A2'].font=ar(bold=True)
ws['L1']='Community #: 0417';ws['L1'].font=ar()
H=['Apt #','Apartment Style','SF','Resident','Payor','Move-in Date','Street Rate','Base Rate','LOC','Care Fee','2nd Person','Total Monthly','Community Fee Paid','Remarks']
gr=PatternFill('solid',fgColor='DDEBDA');med=Side(style='medium',color='4F7942');hair=Side(style='hair')
def row(r,vals,f=None,fill=None,bd=None):
    for j,v in enumerate(vals,1):
        x=ws.cell(r,j,v);x.font=f or ar()
        if fill:x.fill=fill
        if bd:x.border=bd
        if isinstance(v,dt.date): x.number_format='mm/dd/yy';x.alignment=Alignment(horizontal='center')
        elif isinstance(v,(int,float)) and j>=7: x.number_format='$#,##0;-$#,##0;$0'
        elif isinstance(v,(int,float)): x.number_format='#,##0';x.alignment=Alignment(horizontal='center')
        elif j==14: x.alignment=Alignment(indent=1)
row(4,H,ar(bold=True),gr,Border(top=med,bottom=med))
for j in range(1,15): ws.cell(4,j).alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[4].height=27
r=5;T=[];G=dict(n=0,o=0,st=0,b=0,c=0,s=0,t=0)
secs=[('Independent Living',[('IL Studio',460,2950),('IL 1BR',640,3575),('IL 1BR Deluxe',715,3850),('IL 2BR',960,4600)],22,'1'),
('Assisted Living',[('AL Studio',375,4250),('AL Alcove',430,4650),('AL 1BR',540,5300)],24,'2'),
('Memory Care',[('MC Private',310,6700),('MC Companion',400,5400)],12,'MC')]
nm=names(rng,60);ni=0
for sec,st,cnt,pre in secs:
    ws.cell(r,1,sec.upper()).font=ar(bold=True,color='4F7942');r+=1
    A=dict(n=0,o=0,st=0,b=0,c=0,s=0,t=0)
    ids=[]
    for k in range(cnt):
        i=k%len(st)
        if pre=='MC':
            if k<8: ids.append((f'MC-{k+1}',st[0]))
            else: ids.append((f'MC-{9+(k-8)//2}{"AB"[(k-8)%2]}',st[1]))
        else: ids.append((f'{pre}{k+1:02d}',st[(k*7+k//3)%len(st)]))
    for u,(style,sf,sr) in ids:
        A['n']+=1;A['st']+=sr
        t=dict(unit=u,unitType=style,area=sf,section=sec.upper(),marketRent=sr)
        if rng.random()<.1:
            rem=['','Carpet replacement','','Deposit received - move in 5/12',''][A['n']%5]
            row(r,[u,style,sf,'Vacant',None,None,sr,None,None,None,None,None,None,rem or None]);t['statusText']='Vacant'
        else:
            f,l=nm[ni];ni+=1
            mi=addm(D(2025,4,1),-rng.randint(0,58)).replace(day=rng.randint(1,25))
            base=round((sr*rng.uniform(.88,1.0))/5)*5
            pay='Private Pay' if pre=='1' or rng.random()<.72 else rng.choice(['LTC Ins.','VA A&A','Medicaid Waiver'])
            if pay=='Medicaid Waiver': base=3120
            loc=None;care=0
            if pre=='2':
                loc=rng.choice(['-','L1','L1','L2','L3']);care={'-':0,'L1':650,'L2':1250,'L3':1900}[loc]
            sp=0
            if pre!='MC' and rng.random()<.14: sp=850 if pre=='1' else 1150
            cf=None if rng.random()<.3 else rng.choice([1500,2000,2500])
            tot=base+care+sp
            rem=rng.choice([None]*8+['Notice given, out 5/31/25','Hospital hold','Rate lock to 12/25'])
            row(r,[u,style,sf,f'{l}, {f[0]}.',pay,mi,sr,base,loc,care,sp,tot,cf,rem])
            ws.cell(r,9).alignment=Alignment(horizontal='center')
            for k,v in zip('obcst',(1,base,care,sp,0)): 
                if k!='t': A[k]+= v
            A['t']+=tot
            A['st']-=0
            t.update(tenantName=f'{l}, {f[0]}.',statusText='Occupied',moveInDate=iso(mi),contractRent=base,charges=[dict(code='Care Fee',amount=care),dict(code='2nd Person',amount=sp)],totalCharges=tot)
        T.append(t);r+=1
    # A['s'] mixes? keep explicit
    bd=Border(top=hair)
    row(r,[f'{sec} Total',None,None,f'{A["o"]} of {A["n"]} occupied',None,None,A['st'],A['b'],None,A['c'],A['s'],A['t'],None,None],ar(bold=True),gr,bd);r+=2
    for k in G: G[k]+=A[k]
    st_=[x for x in T if x.get('section')==sec.upper()]
    assert A['st']==sum(x['marketRent'] for x in st_) and A['b']==sum(x.get('contractRent',0) for x in st_) and A['t']==sum(x.get('totalCharges',0) for x in st_)
row(r,['COMMUNITY TOTAL',None,None,f'{G["o"]} of {G["n"]} occupied',None,None,G['st'],G['b'],None,G['c'],G['s'],G['t'],None,None],ar(bold=True),None,Border(top=med,bottom=Side(style='double')))
r+=2;ws.cell(r,1,f'Occupancy {G["o"]/G["n"]:.1%}     Avg. total per occupied unit ${G["t"]/G["o"]:,.0f}').font=ar(italic=True)
for c,wd in zip('ABCDEFGHIJKLMN',[11,15,7,20,15,11,10.5,10.5,6,9.5,9.5,11.5,11.5,30]): ws.column_dimensions[c].width=wd
ws.column_dimensions['M'].hidden=True
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.print_title_rows='4:4';ws.freeze_panes='A5'
ws2.append(['Month','Occupied','Units','%'])
for m,o in (('Nov-24',50),('Dec-24',51),('Jan-25',51),('Feb-25',52),('Mar-25',52),('Apr-25',G['o'])): ws2.append([m,o,G['n'],round(o/G['n'],3)])
for row_ in ws2.iter_rows(min_row=2,min_col=4,max_col=4):
    for x in row_: x.number_format='0.0%'
wb.active=1
wb.save(B+'documents/'+fn)
save(fn,dict(propertyName='Willow Terrace Senior Living',asOnDate='2025-04',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],sheet='Apr 25 Roll',rows=T),'SENIOR_HOUSING','community business-office roll, three levels of care with subtotals, hidden column, notes and trend sheets',True,'community business office')
