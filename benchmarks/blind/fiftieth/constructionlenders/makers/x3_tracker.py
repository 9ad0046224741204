# Borrower's own renovation tracker workbook, several sheets, hidden columns, formulas with cached values
from .common import *
import xlsxwriter
F='1919 Sabine - Bridge Loan Rent Roll & Reno Tracker.xlsx'
def make():
    r=Gen('x3');wb=xlsxwriter.Workbook(out(F));s0=wb.add_worksheet('Draw Summary');ws=wb.add_worksheet('RR 10-1');s2=wb.add_worksheet('Scope')
    f=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=11,**k))
    b=f(bold=1);p=f();c=f(align='center');mo=f(num_format='$#,##0;[Red]($#,##0);"-"');mb=f(num_format='$#,##0;[Red]($#,##0);"-"',bold=1,top=6);dd=f(num_format='d-mmm-yy',align='center');y=f(bg_color='#FFF2CC',align='center');pc=f(num_format='0.0%',align='center')
    hd=f(bold=1,bg_color='#3B3838',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
    s0.write(0,0,'1919 Sabine - Reno budget vs drawn',b)
    for i,x in enumerate([('Interior hard',1120000,742310),('Exterior',310000,298700),('Soft / PM fee',96000,60125),('Contingency',74000,0)],2): s0.write(i,0,x[0],p);s0.write(i,1,x[1],mo);s0.write(i,2,x[2],mo)
    s0.set_column(0,0,28);s0.set_column(1,2,14)
    for i,x in enumerate(['LVP flooring','Quartz tops','SS appliance package','Two-tone paint','Fixtures','W/D in 2BR']): s2.write(i,0,x,p)
    ws.write(0,1,'1919 SABINE',f(bold=1,font_color='#7F6000'));ws.write(1,1,'Rent roll with renovation status - 10/1/2025',p)
    ws.merge_range(3,1,3,6,'UNIT',hd);ws.merge_range(3,7,3,11,'RESIDENT / LEASE',hd);ws.merge_range(3,12,3,17,'RENT',hd);ws.merge_range(3,18,3,19,'RENO',hd)
    H=['Apt','Bed/Bath','SF','Floor','Condition','hidden key','Resident','Occ?','Move in','Lease thru','Deposit','Pre-reno rent','Lease rent','Premium achieved','Monthly concession','Net rent','Market rent','Cost','Completed']
    for i,x in enumerate(H,1): ws.write(4,i,x,hd)
    ws.set_row(4,33);k=5;rows=[];first=k+1
    for fl in(1,2,3,4):
        for n in range(1,9):
            u=f'{fl}{"ABCDEFGH"[n-1]}';bb,sf,mk=[('1/1',588,1275),('2/1',812,1540),('2/2',905,1690),('0/1',440,1090)][(n*fl+n)%4]
            reno=r.random()<.55;q=r.random();x=dict(unit=u,unitType=bb,area=sf);cond='Renovated' if reno else 'Classic'
            pre=mk-r.rnd(140,230,5);mkt=mk+60
            x['marketRent']=mkt
            ws.write(k,1,u,c);ws.write(k,2,bb,c);ws.write(k,3,sf,c);ws.write(k,4,fl,c);ws.write(k,6,f'SAB{fl}{n:02d}',p);ws.write(k,17,mkt,mo);ws.write(k,12,pre,mo)
            if q<.8:
                mi=r.date(D(2024,12,1),D(2025,9,28)) if reno else r.date(D(2019,5,1),D(2024,11,1));le=eom(addm(mi,12));mtm=False
                while le<D(2025,9,30): le=eom(addm(le,12))
                if not reno and r.random()<.25: mtm=True
                rent=pre+(r.rnd(120,215,5) if reno else r.rnd(-40,25,5));con=-r.choice([0,0,50,75]) if reno else 0
                x.update(tenantName=r.person('lf'),moveInDate=mi,leaseEndDate='MTM' if mtm else le,deposit=r.choice([300,500,rent//2]),contractRent=rent,statusText='Y')
                ws.write(k,5,cond,y if reno else c);ws.write(k,7,x['tenantName'],p);ws.write(k,8,'Y',c);ws.write_datetime(k,9,dt.datetime.combine(mi,dt.time()),dd)
                if mtm: ws.write(k,10,'MTM',c)
                else: ws.write_datetime(k,10,dt.datetime.combine(le,dt.time()),dd)
                ws.write(k,11,x['deposit'],mo);ws.write(k,13,rent,mo)
                if reno: ws.write_formula(k,14,f'=N{k+1}-M{k+1}',mo,rent-pre)
                if con: ws.write(k,15,con,mo);x['charges']=[dict(code='Monthly concession',amount=con)]
                ws.write_formula(k,16,f'=N{k+1}+P{k+1}',mo,rent+con);x['_con']=con
            else:
                s='N' if q<.9 else 'N - in reno'
                x['statusText']=s;cond='In progress' if 'reno' in s else cond;ws.write(k,5,cond,y if cond!='Classic' else c);ws.write(k,8,s,c)
            if cond=='Renovated': ws.write(k,18,r.rnd(21500,31800,25),mo);ws.write(k,19,(D(2025,r.randint(1,9),1) if 'moveInDate' not in x else addm(x['moveInDate'],-1)).strftime('%b-%y'),c)
            rows.append(x);k+=1
    occ=[x for x in rows if 'contractRent' in x];S=lambda q:sum(x.get(q,0) for x in rows)
    ws.write(k,1,'TOTAL',b);ws.write_formula(k,3,f'=SUM(D{first}:D{k})',f(bold=1,top=6,num_format='#,##0',align='center'),S('area'))
    # sums
    con=sum(x.get('_con',0) for x in rows)
    ws.write_formula(k,11,f'=SUM(L{first}:L{k})',mb,S('deposit'));ws.write_formula(k,13,f'=SUM(N{first}:N{k})',mb,S('contractRent'));ws.write_formula(k,15,f'=SUM(P{first}:P{k})',mb,con);ws.write_formula(k,16,f'=SUM(Q{first}:Q{k})',mb,S('contractRent')+con);ws.write_formula(k,17,f'=SUM(R{first}:R{k})',mb,S('marketRent'))
    k+=2;ws.write(k,7,'Units',p);ws.write(k,8,len(rows),c);ws.write(k+1,7,'Occupied',p);ws.write(k+1,8,len(occ),c);ws.write(k+2,7,'Vacant (incl. in reno)',p);ws.write(k+2,8,len(rows)-len(occ),c);ws.write(k+3,7,'Occupancy',p);ws.write(k+3,8,len(occ)/len(rows),pc)
    ws.write(k+5,1,'Pre-reno rent = last rent on the unit before acquisition (9/2024). Premium only shown where a renovated unit has been re-leased.',f(italic=1))
    ws.set_column(0,0,2);ws.set_column(1,5,9);ws.set_column(5,5,12);ws.set_column(6,6,9,None,{'hidden':1});ws.set_column(7,7,26);ws.set_column(8,10,11);ws.set_column(11,18,11);ws.set_column(19,19,11)
    ws.freeze_panes(5,2);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
    finish(F,'MULTIFAMILY','r50b',"borrower's renovation tracker, grouped headers, hidden key column, premiums and concessions",True,'1919 SABINE',D(2025,10,1),len(rows),len(occ),len(rows)-len(occ),rows,sheet='RR 10-1')
