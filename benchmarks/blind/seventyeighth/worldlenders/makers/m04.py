from lib import *; R=random.Random(404); N='uk_pbsa_rooms_foundry_court.xlsx'
import xlsxwriter
wb=xlsxwriter.Workbook(doc(N));cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('Room Schedule');sm=wb.add_worksheet('Summary')
B=wb.add_format({'bold':1});h=wb.add_format({'bold':1,'text_wrap':1,'bg_color':'#3d2b56','font_color':'white','border':1,'valign':'top'});m=wb.add_format({'num_format':'£#,##0.00'});dd=wb.add_format({'num_format':'dd mmm yyyy'});mb=wb.add_format({'num_format':'£#,##0.00','bold':1,'top':1})
cv.write('B3','Foundry Court Student Residences',wb.add_format({'bold':1,'font_size':20}));cv.write('B5','Stanmoor Street, Leeds');cv.write('B6','Academic Year 2026/27 room schedule - extracted 12 October 2026');cv.write('B8','Prepared for lender due diligence by Northpeak Student Living')
H=['Block','Cluster / Studio','Room','Room type','Size (m²)','Let status','Resident','Nationality','Tenancy start','Tenancy end','Weeks','Weekly rent','Contract rent AY26/27','Deposit paid']
ws.write(0,0,'Foundry Court - Room Schedule',B);ws.set_row(2,30)
for j,x in enumerate(H):ws.write(2,j,x,h)
sn='Adeyemi Barlow Chen Dutta Ellwood Farah Gupta Hussain Iqbal Jia Kwan Lim Marsden Nair Okoro Patel Qureshi Rowntree Silva Tang Usman Venn Wu Xiao Yates Zheng'.split()
r=3;rows=[];G=GD=0;oc=0;agg={}
for b in'ABC':
    fl=1
    while fl<=(9 if b!='C' else 10):
        if b=='C':rooms=[('Studio %d0%d'%((fl+1)//2,k),None) for k in (range(1,5) if fl%2 else range(5,8))]
        else:rooms=[(f'Flat {b}{fl}',x) for x in 'ABCDEF']
        for cl,x in rooms:
            ty='Studio Premium' if b=='C' and cl[-1]in'14' else 'Studio' if b=='C' else 'En-suite Gold' if x=='F' else 'En-suite';sz={'Studio Premium':24.5,'Studio':19.0,'En-suite Gold':15.5,'En-suite':12.8}[ty]
            u=f'{b}{fl}-{x}' if x else f'C-{cl[-3:]}';wk={'Studio Premium':259.0,'Studio':229.0,'En-suite Gold':184.0,'En-suite':168.5}[ty];row=dict(unit=u,building=b,unitType=ty,area=sz)
            ws.write(r,0,b);ws.write(r,1,cl);ws.write(r,2,u);ws.write(r,3,ty);ws.write(r,4,sz)
            a=agg.setdefault(ty,[0,0,0.0]);a[0]+=1
            if R.random()<.09:ws.write(r,5,'Void');row['statusText']='Void'
            else:
                nm=R.choice('ABCDEFGHJKLMNPRSTYZ')+' '+R.choice(sn);wks=R.choice([44,44,44,51]) if b!='C' else 51;s=D.date(2026,9,12);e=s+D.timedelta(7*wks);e=e-D.timedelta(0);cr=round(wk*wks,2);dp=R.choice([250.0,250.0,250.0,0.0]);stt=R.choice(['Direct let']*5+['Nomination'])
                if stt=='Nomination':dp=0.0
                for j,v,f in((5,stt,None),(6,nm,None),(7,R.choice(['UK','UK','China','India','Nigeria','Malaysia','UAE']),None),(8,s,dd),(9,e,dd),(10,wks,None),(11,wk,m),(12,cr,m),(13,dp,m)):
                    ws.write_datetime(r,j,D.datetime(v.year,v.month,v.day),f) if j in(8,9) else ws.write(r,j,v,f)
                row.update(statusText=stt,tenantName=nm,annualRent=cr,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dp);G+=cr;GD+=dp;oc+=1;a[1]+=1;a[2]+=cr
            rows.append(row);r+=1
        fl+=1
ws.write(r,0,'Total',B);ws.write(r,2,len(rows),B);ws.write(r,12,round(G,2),mb);ws.write(r,13,GD,mb);ws.freeze_panes(3,3);ws.autofilter(2,0,r-1,13);ws.set_column(0,0,7);ws.set_column(1,1,14);ws.set_column(3,3,15);ws.set_column(5,10,13);ws.set_column(11,13,14)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(2)
sm.write_row(0,0,['Room type','Rooms','Let','Void','Contracted rent'],B)
for i,(k,v) in enumerate(agg.items(),1):sm.write_row(i,0,[k,v[0],v[1],v[0]-v[1],v[2]])
sm.write_row(len(agg)+1,0,['Total',len(rows),oc,len(rows)-oc,round(G,2)],B)
wb.close();save(N,'STUDENT_HOUSING','PBSA room schedule, 3 sheets, weekly rent x weeks = contract rent',False,'Foundry Court Student Residences','2026-10-12',len(rows),oc,len(rows)-oc,rows,sheet='Room Schedule',checks=[('annualRent',round(G,2)),('deposit',GD)])
