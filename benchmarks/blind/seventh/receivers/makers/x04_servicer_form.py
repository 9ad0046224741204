# special servicer's commercial rent roll template filled in by the borrower: merged group headers, shopping centre
from common import *
import xlsxwriter
F='X04_SS_Template_RR_Quarry_Commons.xlsx'; d=dt.date; ASON=d(2025,6,30)
# space,tenant,type,gla,start,exp,annual,cam,tax,ins (annual),pct 2024,stepdate,step annual,options,sec type,sec amt,30,60,90,status
Z=[('100','Beacon Home Outfitters','Anchor',48200,d(2011,8,1),d(2031,7,31),385600,72300,57840,9640,0,d(2026,8,1),409700,'3 x 5 yrs','None',None,0,0,0,'Open'),
('105','Former Cinemark-style theatre','Junior Anchor',31040,None,None,None,None,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('110','Fit Republic 24hr','Junior Anchor',18450,d(2019,3,15),d(2029,3,31),239850,27675,22140,3690,0,d(2026,4,1),251842.50,'2 x 5 yrs','LC',60000,0,0,0,'Open'),
('112','Pagoda Express','In-line',1680,d(2022,5,1),d(2027,4,30),47040,2520,2016,336,0,d(2026,5,1),48451.20,'1 x 5 yrs','Cash',3920,4328,0,0,'Open'),
('114','Tress & Co. Hair Studio','In-line',1400,d(2017,9,1),d(2025,8,31),36400,2100,1680,280,0,None,None,'Exhausted','Cash',3033.33,0,0,0,'Open'),
('116','','In-line',1400,None,None,None,None,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('118-120','Wee Wonders Child Care','In-line',5150,d(2021,1,1),d(2030,12,31),103000,7725,6180,1030,0,d(2026,1,1),105060,'2 x 5 yrs','Cash',17166.67,0,0,0,'Open'),
('122','Quarry Vision Center','In-line',2200,d(2015,2,1),d(2026,1,31),61600,3300,2640,440,0,None,None,'1 x 3 yrs','None',None,0,0,0,'Open'),
('124','Mattress Barn #88','In-line',4000,d(2018,6,1),d(2028,5,31),92000,6000,4800,800,0,d(2026,6,1),94760,'None','None',None,9380,9380,28140,'Dark'),
('126','Sol y Luna Boutique','In-line',1250,d(2024,11,1),d(2027,10,31),26250,1875,1500,250,0,d(2025,11,1),27037.50,'None','Cash',2187.50,0,2489.58,0,'Open'),
('128','Stone Hearth Pizza','In-line',2900,d(2013,4,1),d(2028,3,31),84100,4350,3480,580,11264,d(2026,4,1),86623,'1 x 5 yrs','Cash',5000,0,0,0,'Open'),
('130','US Postal Contract Station','In-line',900,d(2020,7,1),'M-T-M',14400,0,0,0,0,None,None,'None','None',None,0,0,0,'Open'),
('132','','In-line',2050,None,None,None,None,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('134','Nova Urgent Care','In-line',3600,d(2025,9,1),d(2035,8,31),108000,5400,4320,720,0,d(2027,9,1),111240,'2 x 5 yrs','LC',27000,0,0,0,'Signed - not open'),
('136','Game Vault Comics','In-line',1150,d(2023,8,1),d(2026,7,31),24150,1725,1380,230,0,d(2025,8,1),24874.50,'None','Cash',2012.50,2290.42,0,0,'Open'),
('OP-1','Ridgeline Community Bank','Outparcel',3850,d(2008,10,1),d(2028,9,30),125000,0,0,0,0,None,None,'4 x 5 yrs','None',None,0,0,0,'Open'),
('OP-2','Burger Depot (ground lease)','Outparcel',2600,d(2016,12,1),d(2036,11,30),96000,3900,0,0,0,d(2026,12,1),105600,'4 x 5 yrs','None',None,0,0,0,'Open'),
('ATM','Ridgeline Community Bank - drive-up ATM','Other',30,d(2018,1,1),d(2027,12,31),9000,0,0,0,0,None,None,'None','None',None,0,0,0,'Open'),]
wb=xlsxwriter.Workbook(D+'/'+F); wi=wb.add_worksheet('Instructions'); ws=wb.add_worksheet('Commercial RR'); wm=wb.add_worksheet('Multifamily RR')
for i,t in enumerate(['RENT ROLL TEMPLATE - INSTRUCTIONS','1. Use the tab that fits the collateral. Leave the other blank.','2. Report ANNUAL amounts in columns H through M.','3. Do not insert columns.','4. Arrears are base rent and recoveries, all charges.']): wi.write(i,0,t)
wm.write(0,0,'MULTIFAMILY RENT ROLL'); [wm.write(3,j,x) for j,x in enumerate(['Unit','Type','Tenant','Market Rent','Contract Rent','Lease End'])]
f=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
T=f(bold=1,font_color='white',bg_color='#1F3864'); lab=f(bold=1,align='right'); inp=f(bg_color='#FFF9DB',border=1); inpd=f(bg_color='#FFF9DB',border=1,num_format='mm/dd/yyyy',align='left')
g=f(bold=1,align='center',valign='vcenter',border=1,bg_color='#BDD0E9',text_wrap=1); c=f(border=1); cn=f(border=1,num_format='#,##0.00'); ci=f(border=1,num_format='#,##0'); cp=f(border=1,num_format='0.0%'); cd=f(border=1,num_format='mm/dd/yyyy',align='center'); cc=f(border=1,align='center'); tb=f(bold=1,border=1,num_format='#,##0.00',bg_color='#E7E6E6'); ti=f(bold=1,border=1,num_format='#,##0',bg_color='#E7E6E6')
ws.merge_range('A1:W1','COMMERCIAL RENT ROLL - SPECIALLY SERVICED LOANS',T)
for r,(a,b,e,h) in enumerate([('Loan ID:','600938127','Property Name:','Quarry Commons'),('Borrower:','QC Retail Associates, LP','Property Type:','Retail - Anchored'),('Rent Roll As Of:',ASON,'City / State:','Lindqvale, PA')]):
    ws.write(1+r,1,a,lab); ws.write(1+r,2,b if not isinstance(b,dt.date) else dt.datetime(b.year,b.month,b.day),inpd if isinstance(b,dt.date) else inp); ws.write(1+r,7,e,lab); ws.merge_range(1+r,8,1+r,10,h,inp)
for a,t in (('A6:E6','PREMISES'),('F6:G6','LEASE TERM'),('H6:I6','BASE RENT (ANNUAL)'),('J6:M6','OTHER INCOME (ANNUAL)'),('N6:O6','NEXT STEP'),('Q6:R6','SECURITY'),('S6:V6','ARREARS')): ws.merge_range(a,t,g)
for j,t in ((15,'RENEWAL OPTIONS'),(22,'STATUS')): ws.merge_range(5,j,6,j,t,g)
for j,t in enumerate(['Space\nNo.','Tenant Name','Tenant\nClass','GLA (SF)','% of\nGLA','Start','Expiration','Amount','PSF','CAM','R.E. Tax','Insurance','% Rent\nPaid 2024','Date','New Annual\nRent']): ws.write(6,j,t,g)
for j,t in ((16,'Type'),(17,'Amount'),(18,'1-30'),(19,'31-60'),(20,'61+'),(21,'Total')): ws.write(6,j,t,g)
ws.set_row(6,26); A=sum(z[3] for z in Z); rows=[]; y=7
def w(r,j,v,fm):
    if v is None or v=='': ws.write_blank(r,j,None,fm)
    elif isinstance(v,dt.date): ws.write_datetime(r,j,dt.datetime(v.year,v.month,v.day),fm)
    else: ws.write(r,j,v,fm)
for u,n,ty,gl,a,b,an,cam,tx,ins,pr,sd,sa,op,st,sm,a1,a2,a3,stt in Z:
    vac=stt=='Vacant'
    if u=='105': n='';
    ar=None if a1 is None else a1+a2+a3
    for j,(v,fm) in enumerate([(u,cc),(n,c),(ty,c),(gl,ci),(gl/A,cp),(a,cd),(b,cd),(an,cn),(an/gl if an else None,cn),(cam,cn),(tx,cn),(ins,cn),(pr,cn),(sd,cd),(sa,cn),(op,cc),(st,cc),(sm,cn),(a1,cn),(a2,cn),(a3,cn),(ar,cn),(stt,cc)]): w(y,j,v,fm)
    rows.append(dict(unit=u,tenantName=n or None,area=gl,leaseStartDate=iso(a) if a else None,leaseEndDate=b if isinstance(b,str) else iso(b) if b else None,annualRent=an,statusText=stt,deposit=sm,balance=ar,
       charges=None if vac else [dict(code=k,amount=v,per='year') for k,v in(('CAM',cam),('R.E. Tax',tx),('Insurance',ins),('% Rent Paid 2024',pr))],rentSteps=[dict(date=iso(sd),amount=sa,per='year')] if sd else None)); y+=1
for q in range(4):
    for j in range(23): ws.write_blank(y,j,None,c)
    y+=1
for j in range(23): ws.write_blank(y,j,None,tb)
ws.write(y,1,'TOTAL',tb); ws.write(y,3,A,ti)
for j,k in ((7,6),(9,7),(10,8),(11,9),(12,10),(17,15),(18,16),(19,17),(20,18)): ws.write(y,j,sum(z[k] or 0 for z in Z),tb)
ws.write(y,21,sum((z[16] or 0)+(z[17] or 0)+(z[18] or 0) for z in Z),tb)
op=[z for z in Z if z[19] in('Open','Dark')]; y+=2
for l,v in (('Leased and paying GLA',sum(z[3] for z in op)),('Signed, not open GLA',3600),('Vacant GLA',sum(z[3] for z in Z if z[19]=='Vacant')),('Dark GLA (in leased)',4000)): ws.write(y,1,l,f()); ws.write(y,3,v,f(num_format='#,##0')); y+=1
y+=1; ws.write(y,0,'I certify that the above is true and complete to the best of my knowledge.  Signed: ______________________   Title: Managing member of GP   Date: ____________',f(italic=1))
for j,x in enumerate([8,34,13,9,7,11,11,12,8,11,11,10,10,11,12,12,8,11,10,10,11,11,16]): ws.set_column(j,j,x)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.freeze_panes(7,2); ws.activate(); wb.close()
save(F,'RETAIL','special servicer\u2019s prescribed template, three tabs','merged group headers over header row, only annual rents and recoveries, arrears buckets with total, blank template lines before TOTAL, signed-not-open tenant, vacant rows with empty tenant cell','Quarry Commons','2025-06-30',None,None,None,rows,sheet='Commercial RR')
