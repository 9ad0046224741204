# regional mall with percentage rent: manager's Excel printed to PDF on legal paper via LibreOffice
import random,datetime as dt,os,subprocess,shutil,tempfile
from common import *
import xlsxwriter
random.seed(3399)
N='Palmetto_Galleria_Rent_Roll_Jun2025.pdf'
AS=dt.date(2025,6,30)
tmp=tempfile.mkdtemp();xp=os.path.join(tmp,N.replace('.pdf','.xlsx'))
wb=xlsxwriter.Workbook(xp);ws=wb.add_worksheet('RR')
F=lambda **k:wb.add_format(dict(font_name='Liberation Serif',font_size=8,**k))
ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);ws.set_margins(.3,.3,.5,.6);ws.repeat_rows(0,5)
ws.set_footer('&L&8Palmetto Galleria - Confidential&C&8&P / &N&R&8rr_pg_0625')
ws.write(0,0,'PALMETTO GALLERIA',F(bold=1,));ws.write(1,0,'MERCHANT RENT ROLL & SALES',F(bold=1));ws.write(2,0,'June 30, 2025',F())
h=F(bold=1,align='center',valign='bottom',text_wrap=1,bottom=2);hg=F(bold=1,align='center',bottom=1)
ws.merge_range(4,7,4,10,'MINIMUM AND PERCENTAGE RENT',hg);ws.merge_range(4,11,4,16,'MONTHLY CHARGES',hg);ws.merge_range(4,17,4,19,'TRAILING 12 SALES',hg)
H=['SPACE','MERCHANT (D/B/A)','CAT','GLA','COMM','EXPIRE','OPT','MIN RENT\nANNUAL','% RENT\nRATE','BREAKPOINT','OVERAGE\nBILLED TTM','MIN\nRENT','CAM','RE\nTAX','MKTG\nFUND','UTIL /\nHVAC','TOTAL\nMONTHLY','SALES','PER\nSF','OCC\nCOST %']
for i,x in enumerate(H): ws.write(5,i,x,h)
ws.set_row(5,24)
for i,w in enumerate([8,27,5,8,8.5,9,5,11,6.5,12,10,11,10,9,8,8,11.5,13,7,7]): ws.set_column(i,i,w)
t=F();c_=F(align='center');n=F(num_format='#,##0');m=F(num_format='#,##0.00');d=F(num_format='m/d/yy',align='center');p=F(num_format='0.0%');sec=F(bold=1,underline=1)
bn=F(bold=1,num_format='#,##0',top=1);bm=F(bold=1,num_format='#,##0.00',top=1);bt=F(bold=1,top=1)
SEC=[('MAJORS',[('D-1','Halvorsen\'s Department Store','DEP',121500),('D-2','Castaway Sporting Outfitters','SPG',68200),('D-3','VACANT (fmr. Brandeis)','',94310)]),
('MINI-MAJORS',[('200','Zanzi Fashion Warehouse','APP',18400),('210','Reel Time Cinemas 12','ENT',41250),('220','Bookbarn','BKS',14120)]),
('IN-LINE SHOPS',[(x,nm,c,a) for x,nm,c,a in [('A101','Violet & Vine','APP',3218),('A103','Sole Society Shoes','SHO',2740),('A105','Ember Jewelers','JWL',1120),('A107','VACANT','',1985),('A109','Teen Scene','APP',4105),('A111','Spectra Eyewear','OPT',1460),('A115','Scent Theory','HBA',1610),('A117','Pretzel Twist','FDS',640),('A119','VACANT','',2210),('A121','GameVault','ELE',1890),('B102','Kids Corner','APP',3350),('B104','Luxe Luggage','SPC',2275),('B106','Denim Dept.','APP',4480),('B108','Wireless Zone','ELE',1015),('B110','Bella Nails & Spa','SVC',1340),('B112','Gracie\'s Gifts','SPC',2600),('B114','VACANT','',3125),('B116','Sugar Rush Candy','FDS',880),('B118','Athlete\'s Choice','SHO',5210),('B120','Hearth & Home Co.','HOM',6140)]]),
('FOOD COURT',[('FC-1','Wok Star','FDC',710),('FC-2','Gyro Hero','FDC',655),('FC-3','Burger Depot','FDC',805),('FC-4','VACANT','',690),('FC-5','Taco Loco','FDC',640)]),
('KIOSKS / SPECIALTY LEASING (LICENSE)',[('K-01','Case & Screen Repair','KSK',150),('K-02','Sunny Shades','KSK',120),('K-04','Perfume Cart','KSK',100),('T-A123','Halloween Haunt (temp)','TMP',5600)]),
('OTHER',[('PAD 3','Garden Path Grille','RST',7400),('ATM-2','Gulfland Credit Union ATM','SVC',40)])]
rows=[];r=6;G=[0]*8;sums=[];occ=vac=0
for si,(sn,ts) in enumerate(SEC):
    ws.write(r,0,sn,sec);r+=1;S=[0]*8
    for u,nm,cat,a in ts:
        pa=a
        ws.write(r,0,u,t);ws.write(r,1,nm,t)
        row=dict(unit=u,section=sn)
        S[0]+=a
        if u=='A109': pa=4705   # planted digit
        ws.write(r,3,pa,n);row['area']=pa
        if nm.startswith('VACANT'):
            row['statusText']=nm;vac+=1;ws.write(r,4,'',t);rows.append(row);r+=1;continue
        occ+=1
        psf={0:3.2,1:11,2:random.uniform(24,48),3:random.uniform(70,110),4:random.uniform(120,200),5:22}[si]
        if u=='T-A123':psf=9
        if u=='ATM-2':psf=270
        mn=round(a*psf/12,0) if si!=2 else round(a*round(psf)/12,2)
        st=dt.date(random.randint(2015,2024),random.randint(1,12),1);en=dt.date(random.choice([2026,2027,2028,2029,2031,2033]),1,31)
        if sn.startswith('KIOSK'): st=dt.date(2025,random.randint(1,5),1);en=dt.date(2025,12,31)
        exp=iso(en)
        ws.write_datetime(r,4,dt.datetime.combine(st,dt.time()),d)
        if u in('A105','FC-3'): ws.write(r,5,'M-T-M',c_);exp='M-T-M'
        else: ws.write_datetime(r,5,dt.datetime.combine(en,dt.time()),d)
        ws.write(r,2,cat,c_)
        if si in(0,1): ws.write(r,6,'3x5',c_)
        sales=round(a*{0:135,1:190,2:random.uniform(280,620),3:random.uniform(700,1100),4:random.uniform(500,900),5:480}[si],-3) if u not in('ATM-2','T-A123') else None
        rate={0:.02,1:.04,2:random.choice([.05,.06,.07]),3:.08,4:.1,5:.05}[si]
        cam=round(a*{0:1.1,1:4.4,2:13.75,3:22,4:0,5:2.5}[si]/12,2);tx=round(a*{0:.8,1:2.6,2:4.9,3:4.9,4:0,5:3.1}[si]/12,2);mk=round(a*{0:.1,1:.5,2:1.75,3:1.75,4:0,5:0}[si]/12,2);hv=round(a*{0:0,1:1.0,2:3.2,3:4.5,4:0,5:0}[si]/12,2)
        if u=='ATM-2':cam=tx=0
        if u in('A121','B110'):  # percentage rent in lieu
            mn=0.0;cam=tx=mk=hv=0.0
        ann=round(mn*12,2)
        tot=round(mn+cam+tx+mk+hv,2)
        ws.write(r,7,ann,n if ann==int(ann) else m)
        bp=None;ov=0
        if sales:
            ws.write(r,8,rate,p)
            bp=round(ann/rate,-3) if ann else 0
            if ann: ws.write(r,9,bp,n)
            else: ws.write(r,9,'Gross',c_)
            ov=round(max(0,sales-bp)*rate,2) if si in(1,2,3) else 0
            ws.write(r,10,ov,m)
            ws.write(r,17,sales,n);ws.write(r,18,sales/a,n);ws.write(r,19,(tot*12+ov)/sales,p)
        for k,x in enumerate((mn,cam,tx,mk,hv,tot)): ws.write(r,11+k,x,m)
        for k,x in enumerate((ann,ov,mn,cam,tx,mk,hv)): S[k+1]+=x
        row.update(tenantName=nm,statusText='Occupied',unitType=None,leaseStartDate=iso(st),leaseEndDate=exp,annualRent=ann,contractRent=mn,totalCharges=tot,charges=[dict(code=k,amount=x) for k,x in (('MIN RENT',mn),('CAM',cam),('RE TAX',tx),('MKTG FUND',mk),('UTIL / HVAC',hv))])
        rows.append(row);r+=1
    for k in range(20): ws.write(r,k,'',bt)
    ws.write(r,1,f'Total {sn.title()}',bt);ws.write(r,3,S[0],bn);ws.write(r,7,round(S[1],2),bm);ws.write(r,10,round(S[2],2),bm)
    for k in range(5): ws.write(r,11+k,round(S[k+3],2),bm)
    ws.write(r,16,round(sum(S[3:8]),2),bm)
    for k in range(8):G[k]+=S[k]
    r+=2
dbl=F(bold=1,top=6,num_format='#,##0');dm=F(bold=1,top=6,num_format='#,##0.00')
for k in range(20): ws.write(r,k,'',F(bold=1,top=6))
ws.write(r,1,'TOTAL MALL',F(bold=1,top=6));ws.write(r,3,G[0],dbl);ws.write(r,7,round(G[1],2),dm);ws.write(r,10,round(G[2],2),dm)
for k in range(5): ws.write(r,11+k,round(G[k+3],2),dm)
ws.write(r,16,round(sum(G[3:8]),2),dm);r+=2
vg=sum(a for _,ts in SEC for _,nm,_,a in ts if nm.startswith('VACANT'))
for l,x in (('Leased GLA',G[0]-vg),('Vacant GLA',vg),('Total GLA',G[0])): ws.write(r,1,l,t);ws.write(r,3,x,n);ws.write(r,4,x/G[0],p);r+=1
ws.write(r+1,0,'Spaces A121 and B110 pay percentage rent in lieu of minimum rent and charges. "M-T-M" tenants are holding over on expired terms. Opt = renewal options (number x years).',F(italic=1))
wb.close()
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',os.path.dirname(doc(N)),xp],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL);shutil.rmtree(tmp)
save(N,dict(propertyName='Palmetto Galleria',asOnDate='2025-06-30',units=None,occupied=None,vacant=vac,planted=dict(what='Space A109 GLA printed 4,705 instead of 4,105 (section, mall and occupancy GLA totals use 4,105)',kind='digit_changed'),rows=rows),'RETAIL','mall manager Excel printed to legal PDF, serif, sections, percentage rent and sales','percentage rent breakpoints, sales and overage columns; annual and monthly minimum rent; zero rents; M-T-M; digit planted')
print(len(rows),occ,vac)
