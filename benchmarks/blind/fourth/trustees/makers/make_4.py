from common import *
import xlsxwriter, xlwt, openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as GL

def parking():
    name='KB_FLP_ground_parking_sign_leases_TY2025.xlsx'
    wb=xlsxwriter.Workbook(DOC+name);w0=wb.add_worksheet('Cover');ws=wb.add_worksheet('Sch 3')
    F=wb.add_format;base={'font_name':'Calibri','font_size':10,'valign':'top'}
    def f(**k): return F({**base,**k})
    w0.write('B3','Kessler-Boyd Family LP',f(bold=1,font_size=16));w0.write('B5','Workpapers to Form 1065 / 8825, calendar 2025');w0.write('B7','Sch 1  Depreciation (separate file)');w0.write('B8','Sch 2  Property taxes (separate file)');w0.write('B9','Sch 3  Ground, parking and sign leases')
    h=f(bold=1,text_wrap=1,align='center',valign='vcenter',top=1,bottom=1);m=f(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)');d=f(num_format='d mmm yyyy',align='left');tw=f(text_wrap=1);n=f();B=f(bold=1,bg_color='#D9E1F2')
    ws.write('A1','Kessler-Boyd Family LP',f(bold=1,font_size=12));ws.write('A2','Schedule 3 - Ground, parking and sign leases in force at December 31, 2025');ws.write('L2','Prep: RQ  Rev: --')
    ws.merge_range('E4:F4','Term',h);ws.merge_range('G4:I4','Rent',h);ws.merge_range('J4:K4','At year end',h)
    for j,x in enumerate(['Lease no.','Lessee','Location','Stalls or faces','Commencement','Expiration','Per year','Paid','Per month equiv.','Deposit held','Unpaid','Increase']): ws.write(4,j,x,h)
    ws.set_row(4,32)
    secs=[('Surface parking',[
       ('P-1','Metro Valet Parking Inc.','Lot at 3rd & Commerce','64 stalls',D(2022,1,1),D(2026,12,31),57600,'monthly',9600,0,'to $60,000 per year 1/1/2026',('2026-01-01',60000)),
       ('P-2','Fairmount Clinic PLLC','East half, 411 Division','22 stalls',D(2019,7,1),D(2029,6,30),15840,'monthly',1320,0,'',None),
       ('P-3','First Covenant Church','West half, 411 Division','20 stalls',D(2015,1,1),'year to year',1,'annual',0,0,'',None),
       ('P-4','','Lot behind 88 Canal','31 stalls',None,None,None,'',None,None,'',None),
       ('P-5','Canal Street Brewing Co.','Lot at 92 Canal','18 stalls',D(2023,5,1),D(2028,4,30),12960,'monthly',1080,2160,'to $13,608 per year 5/1/2026',('2026-05-01',13608)),
       ('P-6','Quick Shuttle LLC','Airport Rd, fenced','110 stalls',D(2024,9,1),D(2027,8,31),79200,'monthly',13200,0,'',None)]),
      ('Outdoor advertising',[
       ('S-1','Panorama Outdoor','I-90 at Mile 212','2 faces',D(2014,4,1),D(2034,3,31),18000,'quarterly',0,0,'to $20,700 per year 4/1/2029',('2029-04-01',20700)),
       ('S-2','Panorama Outdoor','I-90 at Mile 213.4','2 faces, digital',D(2020,4,1),D(2040,3,31),32400,'quarterly',0,0,'',None),
       ('S-3','Big Sky Sign Co.','Roof, 88 Canal','1 face',D(2018,10,1),D(2025,12,31),4200,'annual',0,4200,'',None),
       ('S-4','','Wall, 411 Division','1 face',None,None,None,'',None,None,'permit lapsed',None)]),
      ('Ground leases',[
       ('G-1','Burger Barn Restaurants LP','Pad, Airport Rd','',D(2008,6,1),D(2028,5,31),66000,'monthly',0,0,'',None),
       ('G-2','Tri-County Propane','0.8 ac, Spur Line','',D(2021,3,1),'month to month',5400,'monthly',450,900,'',None),
       ('G-3','Skyline Tower Holdings','60 x 60 ft, Airport Rd','',D(2016,1,1),D(2030,12,31),24840,'monthly',0,0,'to $25,585.20 per year 1/1/2026',('2026-01-01',25585.2))])]
    r=5;rows=[];G=[0]*4;occ=vac=0
    for s,it in secs:
        ws.merge_range(r,0,r,11,s,B);r+=1;S=[0]*4;a=r+1
        for u,te,loc,q,b,e,yr,paid,dep,un,inc,st in it:
            ws.write(r,0,u,n);ws.write(r,1,te or '(not leased)',f(text_wrap=1) if te else f(italic=1,font_color='#7F7F7F'));ws.write(r,2,loc,tw);ws.write(r,3,q,n);ws.write(r,7,paid,n);ws.write(r,11,inc,tw)
            if te:
                mo=round(yr/12,2) if yr>1 else None;occ+=1
                ws.write_datetime(r,4,dt.datetime(b.year,b.month,b.day),d)
                if isinstance(e,D): ws.write_datetime(r,5,dt.datetime(e.year,e.month,e.day),d)
                else: ws.write(r,5,e,n)
                ws.write(r,6,yr,m)
                if mo: ws.write_formula(r,8,f'=ROUND(G{r+1}/12,2)',m,mo)
                ws.write(r,9,dep,m);ws.write(r,10,un,m)
                S=[x+y for x,y in zip(S,(yr,mo or 0,dep,un))]
                rows.append(R(unit=u,section=s,tenantName=te,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,annualRent=yr,contractRent=mo,deposit=dep or None,balance=un or None,rentSteps=[dict(date=st[0],amount=st[1],per='year')] if st else None))
            else: vac+=1;rows.append(R(unit=u,section=s,statusText='(not leased)'))
            r+=1
        t=f(bold=1,top=1,num_format='#,##0.00')
        ws.write(r,1,'Subtotal, '+s.lower(),f(bold=1))
        for c,L,v in ((6,'G',S[0]),(8,'I',S[1]),(9,'J',S[2]),(10,'K',S[3])): ws.write_formula(r,c,f'=SUM({L}{a}:{L}{r})',t,round(v,2))
        G=[x+y for x,y in zip(G,S)];r+=2
    t=f(bold=1,top=1,bottom=6,num_format='#,##0.00');ws.write(r,1,'Total, Schedule 3',f(bold=1))
    for c,v in zip((6,8,9,10),G): ws.write(r,c,round(v,2),t)
    ws.write(r+2,0,'Thirteen parcels and signs; eleven leased, two not leased. Lease P-3 is a nominal rent to the church and has no monthly equivalent.',f(italic=1))
    ws.write(r+3,0,'S-3: lessee has asked to renew; 2025 rent billed Oct 1 and unpaid at year end.',f(italic=1))
    for j,w in enumerate([8,26,22,13,13,14,13,9,12,12,11,24]): ws.set_column(j,j,w)
    ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
    save(name,rows,'Kessler-Boyd Family LP','2025-12-31',occ+vac,occ,vac,'PARKING','workpaper schedule, annual rents, sections, cover sheet first, increases in words',sheet='Sch 3',checks=[('g',G[0],sum(r.get('annualRent',0) for r in rows)),('m',G[1],sum(r.get('contractRent',0) for r in rows)),('o',occ,11)])

def sci():
    name='SCI_Les_Tilleuls_etat_locatif_2024.xls'
    wb=xlwt.Workbook(encoding='utf-8');w1=wb.add_sheet('Appels T1');ws=wb.add_sheet('Etat locatif')
    e=xlwt.easyxf;h=e('font: name Verdana, bold on, height 160; align: wrap on, horiz center, vert center; pattern: pattern solid, fore_colour light_turquoise; borders: left thin,right thin,top thin,bottom thin');n=e('font: name Verdana, height 160; borders: left thin,right thin,top hair,bottom hair');it=e('font: name Verdana, height 160, italic on, colour gray50; borders: left thin,right thin,top hair,bottom hair');m=e('font: name Verdana, height 160; borders: left thin,right thin,top hair,bottom hair',num_format_str='#,##0.00');d=e('font: name Verdana, height 160; borders: left thin,right thin,top hair,bottom hair; align: horiz center',num_format_str='dd/mm/yyyy');b=e('font: name Verdana, height 160, bold on; pattern: pattern solid, fore_colour gray25');bm=e('font: name Verdana, height 160, bold on; pattern: pattern solid, fore_colour gray25',num_format_str='#,##0.00')
    w1.write(0,0,'Appels de loyers 1er trimestre 2025 - à compléter')
    ws.write(0,0,'SCI LES TILLEULS',e('font: name Verdana, bold on, height 240'));ws.write(1,0,'État locatif au 31 décembre 2024',e('font: name Verdana, bold on, height 200'));ws.write(2,0,'Gérant : Me Sauvageot, notaire honoraire — pour annexe à la déclaration 2072',e('font: name Verdana, italic on, height 160'))
    hd=['Lot','Étage','Nature','Locataire','Surface (m²)','Entrée','Échéance du bail','Loyer HC','Prov. charges','Parking','Total mensuel','Dépôt de garantie','Solde dû','Observations']
    for j,x in enumerate(hd): ws.write(4,j,x,h)
    ws.row(4).height_mismatch=True;ws.row(4).height=600
    blds=[('14 rue des Tilleuls, 69003 Lyon',[
      ('1','RDC','Commerce','Boulangerie Maugras SARL',92.5,D(2019,1,1),D(2027,12,31),1650,140,0,4950,0,'bail 3/6/9'),
      ('2','RDC','Local pro.',None,48,None,None,None,None,None,None,None,'à louer 900 € HC depuis 10/2024'),
      ('3','1er','T3','M. et Mme Ferrand',68.4,D(2014,9,1),D(2026,8,31),785,95,60,785,0,''),
      ('4','1er','T2','Mlle Quéré',44.1,D(2023,7,15),D(2026,7,14),640,70,0,640,710,'relance du 12/12'),
      ('5','2e','T3','M. Benhaddou',68.4,D(2020,2,1),D(2026,1,31),812.35,95,0,800,0,''),
      ('6','2e','T2','Mme Vve Lacombe',44.1,D(1987,4,1),'loi de 48',212.6,55,0,0,0,'loyer réglementé'),
      ('7','3e','T4','Colocation Roy / Simon / Pinto',89.7,D(2024,9,1),D(2027,8,31),1120,120,60,1120,-15.5,''),
      ('8','Combles','Studio',None,21.3,None,None,None,None,None,None,None,'congé reçu, libre le 30/11/2024')]),
     ('Villa « Bellevue », 3 chemin du Lac, Annecy',[
      ('A','RDC','T3 + jardin','Dr Helmut Krauss',81,D(2022,6,1),D(2025,5,31),1390,110,75,1390,0,'préavis attendu'),
      ('B','1er','T3','Mme Guillot-Perez',79.2,D(2021,3,10),D(2027,3,9),1245,110,75,1200,0,''),
      ('C','2e','T2','M. Taieb',52.6,D(2024,4,1),D(2027,3,31),930,80,0,930,2020,'plan d\'apurement 3 mois')]),
     ('Garages, impasse Voltaire, Villeurbanne',[
      ('G1','','Box','M. Ferrand',None,D(2016,1,1),'tacite reconduction',95,0,0,95,0,''),
      ('G2','','Box','Atelier Cycles Rhône',None,D(2023,10,1),'tacite reconduction',110,0,0,220,0,''),
      ('G3','','Box',None,None,None,None,None,None,None,None,None,'serrure à changer'),
      ('G4','','Box double','Ets Pommier',None,D(2018,5,1),'tacite reconduction',170,0,0,170,170,'')])]
    r=5;rows=[];G=[0]*6;occ=vac=0
    for bn,it_ in blds:
        ws.write_merge(r,r,0,13,bn,b);r+=1;S=[0]*6
        for lot,et,na,loc,sf,en,ec,ly,ch,pk,dg,so,ob in it_:
            vals=[int(lot) if lot.isdigit() else lot,et,na,loc or 'Vacant',sf]
            for j,v in enumerate(vals): ws.write(r,j,v if v is not None else '',it if (j==3 and not loc) else n)
            if loc:
                to=round(ly+ch+pk,2);occ+=1
                ws.write(r,5,en,d);ws.write(r,6,ec,d)
                for j,v in zip(range(7,13),(ly,ch,pk,to,dg,so)):
                    z=(j in(8,9) and v==0)
                    ws.write(r,j,'' if z else v,m)
                S=[x+y for x,y in zip(S,(ly,ch,pk,to,dg,so))]
                rows.append(R(unit=lot,building=bn,unitType=na,area=sf,tenantName=loc,statusText='Occupied',moveInDate=en,leaseEndDate=ec,contractRent=ly,charges=[dict(code=c,amount=v) for c,v in (('Loyer HC',ly),('Prov. charges',ch),('Parking',pk)) if v],totalCharges=to,deposit=dg,balance=so))
            else:
                vac+=1
                for j in range(5,13): ws.write(r,j,'',n)
                rows.append(R(unit=lot,building=bn,unitType=na,area=sf,statusText='Vacant',marketRent=900 if '900' in ob else None))
            ws.write(r,13,ob,n);r+=1
        ws.write(r,3,'Sous-total',b)
        for j,v in zip(range(7,13),S): ws.write(r,j,round(v,2),bm)
        r+=1;G=[x+y for x,y in zip(G,S)]
    r+=1;ws.write(r,3,'TOTAL GÉNÉRAL',b)
    for j,v in zip(range(7,13),G): ws.write(r,j,round(v,2),bm)
    ws.write(r+2,0,'Quinze lots dont douze loués et trois vacants. Montants mensuels en euros, hors TVA pour le commerce.',e('font: name Verdana, height 160'))
    for j,w in enumerate([6,9,13,30,10,12,18,11,10,9,12,12,11,32]): ws.col(j).width=256*w
    ws.portrait=False;ws.set_fit_width_to_pages(1);ws.fit_num_pages=1;ws.fit_height_to_pages=0;wb.set_active_sheet(1)
    wb.save(DOC+name)
    save(name,rows,'SCI Les Tilleuls','2024-12-31',occ+vac,occ,vac,'MIXED_USE','French état locatif, xls, three buildings, subtotals, second sheet is the roll',sheet='Etat locatif',checks=[('o',occ,12),('v',vac,3),('g',G[3],sum(r.get('totalCharges',0) for r in rows)),('so',G[5],sum(r.get('balance',0) for r in rows))])

def dunmore():
    name='Dunmore Block tenants (Aunt Viv version).xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='2025'
    fn='Arial';ft=lambda **k:Font(name=fn,size=k.pop('size',10),**k)
    P=lambda c:PatternFill('solid',fgColor=c)
    ws['A1']='DUNMORE BLOCK  -  501-515 Dunmore St, Hollins';ws['A1'].font=ft(bold=True,size=14);ws['A2']='Garrity Sisters Partnership.  Where we stand August 1, 2025';ws['A2'].font=ft(italic=True)
    for i,(c,t) in enumerate((('C6E0B4','paying'),('FFE699','behind'),('F4B084','leaving'),('D9D9D9','empty'))): ws.cell(2,9+i,t).fill=P(c);ws.cell(2,9+i).font=ft(size=9)
    col=dict(paying='C6E0B4',behind='FFE699',leaving='F4B084',empty='D9D9D9')
    ws['A4']='STORES (triple net, they pay taxes + ins. + heat)';ws['A4'].font=ft(bold=True,color='1F4E78',size=11)
    for j,x in enumerate(['Store','Tenant','Sq ft','Started','Good thru','Rent/yr','Rent/mo','Tax+ins est./mo','Sec. dep.','Owes us','How','Notes'],1): c=ws.cell(5,j,x);c.font=ft(bold=True);c.border=Border(bottom=Side(style='medium'))
    A=[('501','Hollins Hardware',3200,D(2012,5,1),D(2027,4,30),30000,610,2500,0,'paying','Goes to $31,500/yr 5/1/26',('2026-05-01',31500)),
       ('505','Lucky Nail Studio',950,D(2024,2,1),D(2027,1,31),13680,185,1140,1325,'behind','Promised by the 10th',None),
       ('507',None,1100,None,None,None,None,None,None,'empty','Asking $1,150 a month. Sign in window since May',None),
       ('509','Castellano & Sons Shoe Repair',640,D(1996,9,1),'month to month',6600,0,0,0,'paying','Pop let him skip the tax share',None),
       ('515','Tumbledown Records',1450,D(2022,11,1),D(2025,10,31),18000,280,1500,0,'leaving','Not renewing, moving to mall',None)]
    r=6;rows=[];S=[0]*5;occ=vac=0
    dtm=lambda x:dt.datetime(x.year,x.month,x.day) if isinstance(x,D) else x
    for u,te,sf,b,e,yr,tx,dp,ow,st,nt,step in A:
        mo=round(yr/12,2) if te else None
        for j,v in enumerate([int(u),te,sf,dtm(b),dtm(e),yr,mo,tx,dp,ow,st,nt],1):
            if v is None: continue
            c=ws.cell(r,j,v);c.font=ft()
            if j in(4,5): c.number_format='m/d/yy';c.alignment=Alignment(horizontal='left')
            if j in(6,7,8,9,10): c.number_format='#,##0.00'
            if j==3: c.number_format='#,##0'
        ws.cell(r,11).fill=P(col[st])
        if te:
            occ+=1;S=[x+y for x,y in zip(S,(yr,mo,tx,dp,ow))]
            rows.append(R(unit=u,section='STORES',area=sf,tenantName=te,statusText=st,leaseStartDate=b,leaseEndDate=e,annualRent=yr,contractRent=mo,charges=[dict(code='Tax+ins est.',amount=tx)],deposit=dp,balance=ow,rentSteps=[dict(date=step[0],amount=step[1],per='year')] if step else None))
        else: vac+=1;rows.append(R(unit=u,section='STORES',area=sf,statusText=st,marketRent=1150))
        r+=1
    ws.cell(r,2,'stores total')
    for j,v in zip((6,7,8,9,10),S): ws.cell(r,j,round(v,2)).number_format='#,##0.00'
    for j in range(2,11): ws.cell(r,j).font=ft(bold=True);ws.cell(r,j).border=Border(top=Side(style='thin'))
    R1=S[1];r+=3
    ws.cell(r,1,'APARTMENTS UPSTAIRS (heat incl.)').font=ft(bold=True,color='1F4E78',size=11);r+=1
    for j,x in enumerate(['Apt','Who lives there','Rms','Moved in','Lease up','','Rent','Garage','Sec. dep.','Owes us','How','Notes'],1): c=ws.cell(r,j,x or None);c.font=ft(bold=True);c.border=Border(bottom=Side(style='medium'))
    r+=1
    C=[('2A','Ruth Oduya','3 rms',D(2018,6,1),'month to month',690,50,600,0,'paying',''),('2B','Luis and Carla Ibarra','4 rms',D(2023,9,1),D(2025,8,31),865,50,865,0,'paying','renewing, wants paint'),
       ('2C',None,'2 rms',None,None,None,None,None,None,'empty','needs stove'),('2D','H. Yarborough','3 rms',D(2024,4,1),D(2026,3,31),740,0,740,370,'behind','half of July'),
       ('2E','Theo Lindqvist','3 rms',D(2021,1,15),'month to month',715,0,600,0,'paying',''),('3A','Wanda Tillery','3 rms',D(2009,10,1),'month to month',560,50,300,0,'paying','Do not raise, per Viv'),
       ('3B','Dana Xiong / M. Pham','4 rms',D(2025,2,1),D(2026,1,31),895,0,895,0,'paying',''),('3C','Omar Stovall','2 rms',D(2023,3,1),D(2025,8,31),610,0,610,0,'leaving','out Labor Day; deposit back?'),
       ('3D',None,'3 rms',None,None,None,None,None,None,'empty','being painted, Beth has it shown Sat'),('3E','Faye Hathorne','3 rms',D(2022,8,1),D(2026,7,31),760,0,760,1520,'behind','2 months, see letter')]
    S=[0]*4
    for u,te,rm,b,e,rent,ga,dp,ow,st,nt in C:
        for j,v in zip((1,2,3,4,5,7,8,9,10,11,12),[u,te,rm,dtm(b),dtm(e),rent,ga,dp,ow,st,nt]):
            if v is None or v=='': continue
            c=ws.cell(r,j,v);c.font=ft()
            if j in(4,5): c.number_format='m/d/yy';c.alignment=Alignment(horizontal='left')
            if j in(7,8,9,10): c.number_format='#,##0.00'
        ws.cell(r,11).fill=P(col[st])
        if te:
            occ+=1;S=[x+y for x,y in zip(S,(rent,ga,dp,ow))]
            rows.append(R(unit=u,section='APARTMENTS UPSTAIRS',unitType=rm,tenantName=te,statusText=st,moveInDate=b,leaseEndDate=e,contractRent=rent,charges=[dict(code='Garage',amount=ga)],deposit=dp,balance=ow))
        else: vac+=1;rows.append(R(unit=u,section='APARTMENTS UPSTAIRS',unitType=rm,statusText=st))
        r+=1
    ws.cell(r,2,'apartments total')
    for j,v in zip((7,8,9,10),S): ws.cell(r,j,v).number_format='#,##0.00'
    for j in range(2,11): ws.cell(r,j).font=ft(bold=True);ws.cell(r,j).border=Border(top=Side(style='thin'))
    r+=2;ws.cell(r,2,'WHOLE BLOCK, rent per month').font=ft(bold=True,size=11);c=ws.cell(r,7,round(R1+S[0],2));c.number_format='$#,##0.00';c.font=ft(bold=True,size=11);c.border=Border(bottom=Side(style='double'))
    r+=2;ws.cell(r,1,'Five stores, one of them empty. Ten apartments, two empty. That makes 15, with 12 filled.').font=ft(italic=True)
    for L,w in zip('ABCDEFGHIJKLMN',[8,30,8,10,15,12,11,15,11,11,10,40,14,14]): ws.column_dimensions[L].width=w
    for k in range(1,r+1): ws.cell(k,13)
    ws['M5']='Viv phone list';ws['M6']='555-0142';ws.column_dimensions['M'].hidden=True
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
    wb.save(DOC+name)
    save(name,rows,'Dunmore Block','2025-08-01',15,occ,vac,'MIXED_USE','family-kept sheet, two tables with different headers, colour plus word status, hidden column',hard=True,sheet='2025',checks=[('o',occ,12),('v',vac,3),('t',R1+S[0],sum(r.get('contractRent',0) for r in rows))])
if __name__=='__main__': parking();sci();dunmore()
