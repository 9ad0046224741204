# mobile-home park, manager's workbook: landscape sheet "Oct 25" w/ side-by-side? no: single list, street column as block, subtotal per street; Notes + "Oct 24" behind; numbers w/ dash for zero; 96 lots
import xlsxwriter,random,datetime
from common import *
R=random.Random(1212)
N='Cottonwood_Bend_lots.xlsx'
streets=[('Cottonwood Ln',1,28),('Bluestem Cir',29,52),('Meadowlark Dr',53,96)]
ln='Acker Bigsby Conlon Deel Esparza Fonseca Grubb Hatcher Iles Jaramillo Keck Lowder Mott Neely Oakes Purvis Quiroz Rasco Sipe Tull Upchurch Valdez Whisler Yost Zuniga Amos Birdwell Cobb Dorsey Ellison'.split()
fi='A B C D E F G H J K L M N P R S T V W'.split()
lots=[];used=set()
for st,a,b in streets:
    for i in range(a,b+1):
        x=dict(l=i,st=st,ty='DW' if R.random()<.35 else 'SW',rent=R.choice([385,385,395,410,425]))
        q=R.random()
        if q<.07:x['s']='EMPTY LOT'
        elif q<.11:x['s']='VACANT HOME'
        elif q<.13:x['s']='STORAGE / NO HOOKUP'
        else:
            x['s']='O'if R.random()<.75 else 'P'
            while 1:
                n=R.choice(fi)+'. '+R.choice(ln)
                if n not in used:break
            used.add(n);x['n']=n
            x['sew']=28;x['wat']=R.choice([22,22,31,35,40]);x['late']=R.choice([0]*8+[25]);x['poh']=R.choice([275,300,325]) if x['s']=='P' else 0
            x['due']=datetime.date(R.randrange(2005,2026),R.randrange(1,10),1)
        lots.append(x)
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':datetime.datetime(2025,10,8)})
F=lambda **k:wb.add_format({'font_name':'Verdana','font_size':8,**k})
num='#,##0;(#,##0);"-"'
def roll(w,month,year,k):
    has=lambda x:'n' in x and not(k and x['due']>datetime.date(2024,9,30))
    w.write(0,0,'COTTONWOOD BEND MOBILE HOME COMMUNITY',F(bold=1,font_size=11));w.write(1,0,f'Lot rents billed {month} 1, {year}',F())
    w.write(2,0,'O = tenant owns home, P = park owns home',F(italic=1))
    H=['Street','Lot','SW/DW','O/P','Name','Here since','Lot rent','Home rent','Sewer','Water','Late fee','TOTAL BILL']
    for j,h in enumerate(H):w.write(4,j,h,F(bold=1,rotation=0,text_wrap=1,align='center',border=1,bg_color='#E2EFDA'))
    r=5;T=[0]*6;truth=[]
    for st,a,b in streets:
        S=[0]*6;g=[x for x in lots if x['st']==st];w.merge_range(r,0,r+len(g)-1,0,st,F(bold=1,valign='top',border=1))
        for x in g:
            w.write(r,1,x['l'],F(align='center',bottom=4));t=dict(unit=str(x['l']),building=st)
            if has(x):
                v=[x['rent']-k,x['poh'],x['sew'],x['wat'],x['late']];v.append(sum(v))
                w.write(r,2,x['ty'],F(bottom=4));w.write(r,3,x['s'],F(align='center',bottom=4));w.write(r,4,x['n'],F(bottom=4));w.write_datetime(r,5,datetime.datetime(x['due'].year,x['due'].month,1),F(num_format='mmm yyyy',bottom=4,align='left'))
                for j,a_ in enumerate(v):w.write(r,6+j,a_,F(num_format=num,bottom=4));S[j]+=a_
                t.update(unitType=x['ty'],statusText=x['s'],tenantName=x['n'],moveInDate=x['due'].strftime('%b %Y'),contractRent=v[0],totalCharges=v[5],charges=[dict(code=c,amount=z) for c,z in zip(('Lot rent','Home rent','Sewer','Water','Late fee'),v) if z])
            else:w.write(r,4,x['s'] if len(x['s'])>1 else 'VACANT HOME',F(bottom=4,font_color='#C00000'));t['statusText']=x['s']
            truth.append(t);r+=1
        oc=sum(1 for x in g if has(x))
        w.write(r,4,f'{st}: {oc} of {len(g)}',F(bold=1,align='right'))
        for j in range(6):w.write(r,6+j,S[j],F(bold=1,top=1,num_format=num));T[j]+=S[j]
        r+=2
    w.write(r,4,'PARK TOTAL',F(bold=1,align='right'))
    for j in range(6):w.write(r,6+j,T[j],F(bold=1,top=1,bottom=6,num_format=num))
    for j,c in enumerate([13,6,7,5,22,11,9,9,8,8,8,11]):w.set_column(j,j,c)
    w.freeze_panes(5,0);w.repeat_rows(4);w.fit_to_pages(1,0)
    r+=2
    from collections import Counter
    C=Counter('occupied' if has(x) else (x['s'] if len(x['s'])>1 else 'VACANT HOME').lower() for x in lots)
    for s in('occupied','vacant home','empty lot','storage / no hookup'):w.write(r,4,s,F());w.write(r,6,C[s],F());r+=1
    w.write(r,4,'lots',F(bold=1));w.write(r,6,len(lots),F(bold=1,top=1))
    return truth,C
nt=wb.add_worksheet('READ ME')
for i,s in enumerate(['Cottonwood Bend - how this file works','Tab per October for the bank. Rent went up $15 on 1/1/25.','Lots marked storage have no hookup and are never rented.','Water is by meter, sewer flat 28. Trash is with the city.','Questions: Delphine at the office'],0):nt.write(i,0,s,F(bold=i==0))
w=wb.add_worksheet('Oct 25');t,C=roll(w,'October',2025,0);w.activate()
w2=wb.add_worksheet('Oct 24');roll(w2,'October',2024,15)
wb.close();print(len(t),C)
save(N,dict(propertyName='COTTONWOOD BEND MOBILE HOME COMMUNITY',asOnDate='2025-10-01',units=len(t),occupied=C['occupied'],vacant=C['vacant home']+C['empty lot'],sheet='Oct 25',rows=t),'MANUFACTURED_HOUSING','park manager',"street in a merged column, subtotal per street, last year's roll behind, readme in front, dash for zero")
