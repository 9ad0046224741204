# Mixed-use block: apartments, retail, offices on one sheet with own headers; planted digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    f='Foundry Row Block 7 rent schedule.xlsx'; rnd=random.Random(1010); ret=RETAIL[1:]; rnd.shuffle(ret); off=OFFICE[:]; rnd.shuffle(off)
    sur='Abara Bexley Cadwell Dunning Ekberg Fontaine Garrity Hollins Ibsen Jarrow Kimura Lasko Mercer Nolan Okafor Pruitt Quade Rivas Sato Tully Usher Vance Wirth Yoder Zeller Amari Bright Cole'.split(); fn='Dana Priya Marcus Elena Tobias June Owen Carla Felix Naomi Hugo Iris Reza Wendy Paul Greta'.split()
    wb=Workbook(); ws=wb.active; ws.title='Oct 25'; B=Font(bold=True,name='Georgia',size=10); N=Font(name='Georgia',size=10)
    def row(r,vals,font=N,fill=None):
        for k,v in enumerate(vals,1):
            x=ws.cell(r,k,v); x.font=font
            if fill: x.fill=PatternFill('solid',fgColor=fill)
            if isinstance(v,D): x.number_format='mm/dd/yy'
            elif isinstance(v,float): x.number_format='$#,##0.00'
            elif isinstance(v,int) and k>1: x.number_format='#,##0'
    row(1,['FOUNDRY ROW - BLOCK 7'],Font(name='Georgia',bold=True,size=14)); row(2,['Monthly Rent Schedule: October 1, 2025']); row(3,['Prepared by Property Accounting for ownership. Residential above, commercial at street and second level.'])
    r=5; rows=[]; planted=None; S=[]
    row(r,['PART 1 - RESIDENTIAL'],Font(name='Georgia',bold=True,color='FFFFFF'),'7F6000'); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=12); r+=1
    row(r,['Apt','Type','Sq Ft','Resident','Move-in','Lease ends','Market rent','Lease rent','Parking','Pet','Total due','Deposit'],B,'FFF2CC'); r+=1
    T=[0]*9
    for fl in (3,4,5):
        for i in range(1,10):
            u=f'{fl}{i:02d}'; ty,a,mk=[('Studio',512,1650),('1 BR',705,2050),('1 BR',705,2050),('2 BR',1040,2795),('1 BR + Den',835,2325)][(i*fl)%5]; mk=float(mk+25*(fl-3)); T[0]+=1;T[1]+=a; T[3]+=mk
            if u in('307','404','509'):
                row(r,[u,ty,a,'vacant',None,None,mk]); rows.append(R(unit=u,unitType=ty,area=a,marketRent=mk,statusText='vacant',section='PART 1 - RESIDENTIAL')); r+=1; continue
            nm=f'{rnd.choice(fn)} {sur.pop(rnd.randrange(len(sur)))}'; mi=D(rnd.randint(2021,2025),rnd.randint(1,9),rnd.randint(1,28)); le=eom(D(2025+ (rnd.random()<.7),rnd.randint(10,12) ,1)) if rnd.random()<.4 else eom(D(2026,rnd.randint(1,9),1)); lr=mk-rnd.choice([0,25,40,75,110]); pk=float(rnd.choice([0,125,125,250])); pe=float(rnd.choice([0,0,0,40])); dep=float(rnd.choice([500,lr,lr])); tot=lr+pk+pe
            row(r,[u,ty,a,nm,mi,le,mk,lr,pk,pe,tot,dep]); r+=1
            T[2]+=1
            for k,v in zip((4,5,6,7,8),(lr,pk,pe,tot,dep)): T[k]+=v
            rows.append(R(unit=u,unitType=ty,area=a,tenantName=nm,statusText='Occupied',section='PART 1 - RESIDENTIAL',moveInDate=iso(mi),leaseEndDate=iso(le),marketRent=mk,contractRent=lr,charges=[dict(code='Parking',amount=pk),dict(code='Pet',amount=pe)],totalCharges=tot,deposit=dep))
    row(r,['Subtotal residential',None,T[1],f'{T[2]} of {T[0]} apartments occupied',None,None,float(T[3]),float(T[4]),float(T[5]),float(T[6]),float(T[7]),float(T[8])],B); S.append(('Residential',T[0],T[2],T[1],float(T[4]),float(T[7]))); r+=2
    for part,nm_,us,pool in (('PART 2 - STREET RETAIL','retail',[('R1',2240),('R2',1180),('R3',1465),('R4',3900),('R5',990),('R6',1710)],ret),('PART 3 - SECOND FLOOR OFFICES','office',[('Ste 200',4120),('Ste 210',1380),('Ste 220',2260),('Ste 230',985),('Ste 240',3015)],off)):
        row(r,[part],Font(name='Georgia',bold=True,color='FFFFFF'),'7F6000'); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=12); r+=1
        row(r,['Space','Lease form','GLA','Tenant','Start','Expires','Rent $/SF/yr','Base rent /mo','CAM /mo','Tax /mo','Total due','Deposit','Next increase','New rent /mo'],B,'FFF2CC'); r+=1; T=[0]*8
        for u,a in us:
            T[0]+=1;T[1]+=a
            if u in('R5','Ste 230'): row(r,[u,None,a,'vacant']); rows.append(R(unit=u,area=a,statusText='vacant',section=part)); r+=1; continue
            t=pool.pop(); rate=float(rnd.randint(100,170))/4 if nm_=='retail' else float(rnd.randint(88,120))/4; mo=round(a*rate/12,2); cam=round(a*.4,2) if nm_=='retail' else 0.0; tax=round(a*.26,2) if nm_=='retail' else 0.0; dep=round(mo,0)*1.0; s=D(rnd.randint(2017,2025),rnd.randint(1,9),1); e=eom(D(rnd.randint(2026,2033),rnd.randint(1,12),1)); tot=round(mo+cam+tax,2)
            d=addm(D(2025,s.month,1),12); q=round(mo*1.03,2); has=d<e and rnd.random()<.8; shown=mo
            if u=='R4':
                shown=round(mo+ (3000 if int(mo/1000)%10<7 else -3000),2); planted=dict(what=f'R4 base rent /mo is printed {shown:,.2f}; its rate x area, total due and the retail subtotal want {mo:,.2f}',kind='digit_changed')
            row(r,[u,'NNN' if nm_=='retail' else 'Full service',a,t,s,e,rate,shown,cam,tax,tot,dep]+([d,q] if has else [])); r+=1
            rows.append(R(unit=u,area=a,tenantName=t,statusText='Occupied',section=part,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=shown,charges=[dict(code='CAM',amount=cam),dict(code='Tax',amount=tax)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=iso(d),amount=q)] if has else []))
            T[2]+=1
            for k,v in zip((3,4,5,6,7),(mo,cam,tax,tot,dep)): T[k]=round(T[k]+v,2)
        row(r,[f'Subtotal {nm_}',None,T[1],f'{T[2]} of {T[0]} spaces leased',None,None,None]+[float(x) for x in T[3:8]],B); S.append((nm_.title(),T[0],T[2],T[1],float(T[3]),float(T[6]))); r+=2
    row(r,['BLOCK SUMMARY'],Font(name='Georgia',bold=True,color='FFFFFF'),'7F6000'); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=12); r+=1
    row(r,['Component','Units','Area','Occupied','Vacant','% occ. (units)',None,'Rent /mo',None,None,'Total due'],B,'FFF2CC'); r+=1
    S.append(('Block 7 total',)+tuple(round(sum(s[k] for s in S),2) for k in range(1,6)))
    for i,s in enumerate(S): row(r,[s[0],s[1],s[3],s[2],s[1]-s[2],f'{s[2]/s[1]:.1%}',None,s[4],None,None,s[5]],B if i==3 else N); r+=1
    for k,w in zip('ABCDEFGHIJKLMN',(22,13,9,34,11,13,13,14,12,11,14,13,14,14)): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f)); t=S[-1]
    save(f,'MIXED_USE','mixed-use block, three parts with own headers on one sheet, block summary',True,dict(propertyName='FOUNDRY ROW - BLOCK 7',asOnDate='2025-10-01',units=t[1],occupied=t[2],vacant=t[1]-t[2],planted=planted,rows=rows))
if __name__=='__main__': make()
