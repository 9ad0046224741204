# self storage unit mix summary, xlsx with formulas
import random, xlsxwriter
from common import *
R=random.Random(6352)
N='Cinder Mill Storage - Unit Mix 9.30.25.xlsx'
S=[('CLIMATE CONTROLLED - INTERIOR',[('5 x 5',25,62,54),('5 x 7.5',37.5,18,66),('5 x 10',50,96,86),('7.5 x 10',75,24,109),('10 x 10',100,88,138),('10 x 15',150,47,186),('10 x 20',200,22,232),('10 x 25',250,6,272),('15 x 20',300,3,309)]),
('CLIMATE CONTROLLED - 2ND FLOOR (ELEVATOR)',[('5 x 5',25,44,42),('5 x 10',50,71,69),('10 x 10',100,54,112),('10 x 15',150,26,149),('10 x 20',200,9,185)]),
('NON-CLIMATE DRIVE UP',[('5 x 10',50,36,74),('5 x 15',75,12,92),('10 x 10',100,58,116),('10 x 15',150,64,152),('10 x 20',200,72,184),('10 x 25',250,18,216),('10 x 30',300,31,249),('12 x 30',360,8,285),('12 x 40',480,4,355)]),
('LOCKERS & WINE',[('3 x 4 Locker',12,20,24),('4 x 5 Wine',20,14,65)]),
('UNCOVERED PARKING / RV',[("20' Uncovered",200,26,65),("30' Uncovered",300,19,85),("40' Uncovered",400,11,115),("Contractor Bay 12 x 50",600,3,310)])]
K=['sf','units','occupied','vacant','other:Offline','pct_occ','total_sf','market','market_sf','actual','market_total','actual_total']
wb=xlsxwriter.Workbook(D+N);ws=wb.add_worksheet('Unit Mix');w2=wb.add_worksheet('Occ History')
f=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
fm=['0.0##','#,##0','#,##0','#,##0','#,##0','0.0%','#,##0.0','$#,##0.00','$0.00','$#,##0.00','$#,##0.00','$#,##0.00']
fm[0]='General'
fm[6]='#,##0'
cf=[f(num_format=x) for x in fm];cs=[f(num_format=x,bold=1,top=1,bg_color='#E2EFDA') for x in fm];cg=[f(num_format=x,bold=1,top=2,bottom=2) for x in fm]
h=f(bold=1,text_wrap=1,align='center',valign='bottom',bottom=2);sec=f(bold=1,font_color='#375623')
ws.write('B2','Cinder Mill Self Storage',f(bold=1,size=16) if 0 else wb.add_format(dict(font_name='Calibri',font_size=16,bold=1)));ws.write('B3','Unit mix & rate summary - as of 9/30/2025 (management export, reformatted for lender)',f(italic=1))
H=['Unit Size','SF / Unit','Total Units','Occ. Units','Vacant','Offline','Unit Occ %','Net Rentable SF','Street Rate','Street / SF','Avg In-Place','Gross Potential\n@ Street','In-Place\nMonthly Rent']
for j,t in enumerate(H): ws.write(4,j+1,t,h)
ws.set_row(4,42)
r=5;rows=[];totals=[];allr=[];subrows=[]
def L(j): return chr(ord('C')+j)
for s,l in S:
    ws.write(r,1,s,sec);r+=1;f0=r;grp=[]
    for t,sf,u,st in l:
        off=R.choice([0,0,0,0,1,2]) if u>10 else 0
        oc=min(u-off,round(u*R.uniform(.78,.97)));v=u-oc-off
        act=round(st*R.uniform(.9,1.22),2);at=round(act*oc,2)
        nr=u*sf
        o=dict(zip(K,[sf,u,oc,v,off,round(oc/u*100,1),round(nr),float(st),round(st/sf+1e-9,2),act,float(st*u),at]))
        o['_sf']=nr
        ws.write(r,1,t,f(indent=1))
        vals=[sf,u,oc,None,off,None,None,st,None,act,None,at]
        for j,x in enumerate(vals):
            if x is not None: ws.write_number(r,j+2,x,cf[j])
        x=r+1
        ws.write_formula(r,5,f'=D{x}-E{x}-G{x}',cf[3],v);ws.write_formula(r,7,f'=E{x}/D{x}',cf[5],oc/u);ws.write_formula(r,8,f'=C{x}*D{x}',cf[6],nr);ws.write_formula(r,10,f'=J{x}/C{x}',cf[8],st/sf);ws.write_formula(r,12,f'=J{x}*D{x}',cf[10],st*u)
        grp.append(o);rows.append(dict(type=t,**{k:o[k] for k in K}));r+=1
    def tot(lab,g,row,fmt,summ):
        U=sum(o['units'] for o in g);OC=sum(o['occupied'] for o in g);NR=sum(o['_sf'] for o in g);GP=sum(o['market_total'] for o in g);AT=round(sum(o['actual_total'] for o in g),2)
        vals=[NR/U,U,OC,sum(o['vacant'] for o in g),sum(o['other:Offline'] for o in g),OC/U,NR,GP/U,GP/NR,AT/OC,GP,AT]
        vals[0]=None
        ws.write(row,1,lab,fmt[1]);ws.write_blank(row,2,None,fmt[1]);x=row+1
        fo={1:summ('D'),2:summ('E'),3:summ('F'),4:summ('G'),5:f'=E{x}/D{x}',6:summ('I'),7:f'=M{x}/D{x}',8:f'=M{x}/I{x}',9:f'=N{x}/E{x}',10:summ('M'),11:summ('N')}
        for j,q in fo.items(): ws.write_formula(row,j+2,q,fmt[j],vals[j])
        t=dict(label=lab,units=U,occupied=OC,vacant=vals[3],**{'other:Offline':vals[4]},pct_occ=round(OC/U*100,1),total_sf=round(NR),market=round(GP/U,2),market_sf=round(GP/NR,2),actual=round(AT/OC,2),market_total=GP,actual_total=AT)
        totals.append(t);return t
    lab={'C':'Subtotal','N':'Subtotal'}.get(s[0],'Subtotal')
    a,b=f0+1,r
    tot('Subtotal',grp,r,cs,lambda c:f'=SUM({c}{a}:{c}{b})');subrows.append(r+1);allr+=grp;r+=2
T=tot('TOTAL FACILITY',allr,r,cg,lambda c:'='+'+'.join(f'{c}{q}' for q in subrows))
r+=2
for x in ['Offline = damaged, manager use or complimentary; not counted as vacant.','Parking SF is excluded from the 10/2023 survey NRSF but is included above.','In-place excludes insurance and admin fees.']: ws.write(r,1,x,f(italic=1,font_size=9));r+=1
ws.set_column(0,0,2);ws.set_column(1,1,25);ws.set_column(2,8,9);ws.set_column(9,11,10.5);ws.set_column(12,13,15.5)
ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(5,2)
for i,(a,b) in enumerate([('Month','Unit occ.'),('Apr-25',.861),('May-25',.874),('Jun-25',.889),('Jul-25',.893),('Aug-25',.886),('Sep-25',T['occupied']/T['units'])]):
    w2.write(i,0,a,f());w2.write(i,1,b,f(num_format='0.0%'))
wb.close();print(T)
save(N,'UM',None,K,rows,totals,'self storage unit mix workbook with sections, formulas, offline column, second sheet',False)
