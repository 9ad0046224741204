# apartments: portfolio unit mix in Excel, three properties, grouped header, formulas with cached values
import xlsxwriter
from common import *
N='Vanderloo Apartments - Unit Mix Jan25.xlsx'
# type, beds, baths, units, sf, market, in-place total monthly, occupied
D=[('Foxglove Apartments','94 units, 1987/2019 renov.',[('A1 - Garden',1,1,20,638,1195,22104,19),('A2 - Garden w/ den',1,1,8,742,1310,10020,8),('A2R - Renovated',1,1,12,742,1425,15708,11),('B1 - Classic',2,1,22,884,1385,28686,21),('B2 - Corner',2,2,14,968,1450,19278,14),('B2R - Corner renovated',2,2,8,968,1595,11080,7),('TH - Townhome',3,2.5,10,1310,1895,18110,10)]),
('Sycamore Row','28 units, 1968',[('Studio',0,1,6,412,925,5190,6),('1 BR',1,1,14,560,1050,13874,14),('1 BR large',1,1,2,615,1095,2075,2),('2 BR',2,1,6,790,1240,5875,5)]),
('Lofts at Old Mill','41 units, adaptive reuse 2014',[('L0 Open loft',0,1,9,655,1480,11715,8),('L1 Mezzanine',1,1,13,804,1690,20904,13),('L1-P Mezzanine premium',1,1.5,5,871,1785,8480,5),('L2 Two level',2,2,8,1122,2150,14595,7),('L2-C Corner',2,2,4,1184,2275,8795,4),('PH Penthouse',3,2,2,1640,3100,5950,2)])]
wb=xlsxwriter.Workbook(doc(N));F=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
wb.set_properties({'company':'Vanderloo'})
ws=wb.add_worksheet('Unit Mix')
hd=F(bold=1,font_color='white',bg_color='#44546A',align='center',valign='vcenter',text_wrap=1,border=1)
n0=F(num_format='#,##0');n2=F(num_format='$0.00');ba=F(num_format='0.0');p=F(num_format='0.0%');d0=F(num_format='$#,##0');tx=F(indent=1);bt=F(num_format='0',align='center')
T=lambda nf:F(num_format=nf,bold=1,top=1,bg_color='#EDEDED')
ws.write('B1','Vanderloo Family Properties - Residential',F(bold=1,font_size=14));ws.write('B2','Unit mix and rents by floor plan, January 1, 2025 rent rolls',F(italic=1))
R0=3
ws.merge_range(R0,1,R0+1,1,'Floor plan',hd)
for c,t in((2,'Bed'),(3,'Bath'),(4,'Units'),(5,'% of\nunits'),(6,'Occ.'),(7,'Avg SF'),(8,'Total SF')): ws.merge_range(R0,c,R0+1,c,t,hd)
ws.merge_range(R0,9,R0,11,'Market rent',hd);ws.merge_range(R0,12,R0,14,'In-place rent',hd);ws.merge_range(R0,15,R0+1,15,'Upside\n/mo',hd)
for c,t in zip(range(9,15),('Per unit','Per SF','Monthly','Per unit','Per SF','Monthly')): ws.write(R0+1,c,t,hd)
ws.set_row(R0+1,18)
ws.set_column(0,0,1.5);ws.set_column(1,1,27);ws.set_column(2,6,6.5);ws.set_column(7,8,8.5);ws.set_column(9,15,10)
KO=['beds','baths','units','pct_units','occupied','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','other:Upside /mo']
y=R0+2;tr=[];tot=[];sub=[]
def r2(x,n=2): return float(f'{x+1e-9:.{n}f}')
ALL=[]
gap=lambda mt,it,u,o,m: None
for pn,note,L in D:
    ws.merge_range(y,1,y,15,f'{pn}  ({note})',F(bold=1,bg_color='#D9E1F2'));y+=1;y0=y
    tu=sum(r[3] for r in L)
    for t,b,bh,u,sf,m,ip,oc in L:
        x=y+1;pc=r2(u/tu*100,1);act=r2(ip/oc,0)
        # in-place per unit is a whole-dollar average of occupied units
        v=[b,bh,u,pc,oc,sf,u*sf,m,r2(m/sf),m*u,act,r2(act/sf),ip,m*oc-ip]
        ws.write(y,1,t,tx);ws.write(y,2,b,bt);ws.write(y,3,bh,F(num_format='0.0',align='center'));ws.write(y,4,u,n0)
        ws.write_formula(y,5,f'=ROUND(E{x}/E{y0+len(L)+1},3)',p,round(pc/100,3));ws.write(y,6,oc,n0);ws.write(y,7,sf,n0);ws.write_formula(y,8,f'=E{x}*H{x}',n0,u*sf);ws.write(y,9,m,d0)
        ws.write_formula(y,10,f'=ROUND(J{x}/H{x},2)',n2,v[8]);ws.write_formula(y,11,f'=E{x}*J{x}',d0,m*u);ws.write_formula(y,12,f'=ROUND(O{x}/G{x},0)',d0,act);ws.write_formula(y,13,f'=ROUND(M{x}/H{x},2)',n2,v[11]);ws.write(y,14,ip,d0);ws.write_formula(y,15,f'=J{x}*G{x}-O{x}',F(num_format='$#,##0;($#,##0)'),v[13])
        tr.append({'type':t,**dict(zip(KO,v))});ALL.append((u,oc,sf,m,ip));y+=1
    def total(lab,A,rng,pct):
        global y
        U=sum(a[0] for a in A);O=sum(a[1] for a in A);SF=sum(a[0]*a[2] for a in A);MT=sum(a[0]*a[3] for a in A);IP=sum(a[4] for a in A);UP=sum(a[3]*a[1]-a[4] for a in A);OSF=sum(a[1]*a[2] for a in A)
        o={'label':lab,'units':U,'occupied':O,'sf':r2(SF/U,0),'total_sf':SF,'market':r2(MT/U,0),'market_sf':r2(MT/SF),'market_total':MT,'actual':r2(IP/O,0),'actual_sf':r2(IP/OSF),'actual_total':IP,'other:Upside /mo':UP}
        if pct:o['pct_units']=100.0
        ws.write(y,1,lab,T('@'))
        for c in(2,3): ws.write_blank(y,c,None,T('0'))
        def wf(c,k,nf):
            L='ABCDEFGHIJKLMNOP'[c]
            if k in('units','occupied','total_sf','market_total','actual_total','other:Upside /mo'): ws.write_formula(y,c,'='+'+'.join(f'{"SUM(" if ":" in g else ""}{g.replace("#",L)}{")" if ":" in g else ""}' for g in rng),T(nf),o[k])
            else: ws.write_number(y,c,o[k],T(nf))
        wf(4,'units','#,##0')
        if pct: ws.write_number(y,5,1,T('0.0%'))
        else: ws.write_blank(y,5,None,T('0'))
        for c,k,nf in((6,'occupied','#,##0'),(7,'sf','#,##0'),(8,'total_sf','#,##0'),(9,'market','$#,##0'),(10,'market_sf','$0.00'),(11,'market_total','$#,##0'),(12,'actual','$#,##0'),(13,'actual_sf','$0.00'),(14,'actual_total','$#,##0'),(15,'other:Upside /mo','$#,##0')): wf(c,k,nf)
        tot.append(o);y+=1
    A=[(r[3],r[7],r[4],r[5],r[6]) for r in L]
    sub.append(f'#{y+1}');total(f'Total / average - {pn}',A,[f'#{y0+1}:#{y}'],True);y+=1
total('PORTFOLIO',ALL,sub,False)
for i,t in enumerate(('In-place per unit is averaged over occupied units; market over all units. Concessions not deducted.','Upside = market less in-place on occupied units only. Foxglove B2R: 1 of 8 is the model.')): ws.write(y+1+i,1,t,F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,1);ws.hide_gridlines(2);ws.freeze_panes(R0+2,2)
wb.close()
save(N,'UM','residential portfolio unit mix, Excel, grouped two-line header, three property sections',False,KO,tr,tot)
for t in tr:print(t['type'],t['market'],t['actual'],t['other:Upside /mo'])
print(tot[-1])
