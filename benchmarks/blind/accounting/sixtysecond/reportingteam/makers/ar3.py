# student by bed, months as buckets, xls
import random, xlwt
from common import *
R=random.Random(8080)
N='AR_student_balances_Tandem_Quad.xls'
FN='Ava Liam Zoe Noah Mia Ethan Ella Mason Ruby Caleb Lily Jonah Chloe Isaac Nora Dylan Grace Evan Tessa Cole Jade Omar Sana Wyatt Kira Theo Bria Luca Dana Seth Vera Nico'.split()
LN='Abbott Barrow Chand Dowell Eakins Farrow Gundersen Hatch Iqbal Jessup Kaplow Lozano Mercer Nwosu Ostler Pruitt Quarles Ridley Salcedo Thorne Ueda Vickers Wexley Xiong Yates Zeller Boone Crain Duvall Ellery Fisk Garza'.split()
pairs=[(a,b) for a in FN for b in LN]; R.shuffle(pairs)
K=['total','other:Oct 2025','other:Sep 2025','other:Aug 2025','other:Jul 2025 & Prior']
wb=xlwt.Workbook(); ws=wb.add_sheet('Balances')
S=xlwt.easyxf
b=S('font: name Tahoma, height 160, bold on'); p=S('font: name Tahoma, height 160'); h=S('font: name Tahoma, height 160, bold on; align: horiz center, wrap on; borders: bottom medium, top thin; pattern: pattern solid, fore_colour ice_blue'); m=S('font: name Tahoma, height 160',num_format_str='#,##0.00;-#,##0.00'); mb=S('font: name Tahoma, height 160, bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00')
ws.write(0,0,'Tandem Quad Student Living - Resident Balances by Charge Month',S('font: name Tahoma, height 220, bold on')); ws.write(1,0,'Installment leases AY 2025-26. Balances as of 10/20/2025. Includes guarantor-billed accounts; residents with zero balance suppressed.',p)
HD=['Bed','Resident','Student Acct','Lease','Installment','Total Due','Oct 2025','Sep 2025','Aug 2025','Jul 2025 & Prior','Guarantor']
for i,t in enumerate(HD): ws.write(3,i,t,h)
ws.row(3).height_mismatch=True; ws.row(3).height=460
r=4;rows=[];tots=[];G=[0]*5;pi=0
KK=['other:Installment']+K
for bl,fl in (('Building 1 - Ash',4),('Building 2 - Birch',4),('Building 3 - Cedar',3)):
    ws.write(r,0,bl,b); r+=1; T=[0]*5
    no=bl[9]
    for f in range(1,fl+1):
        for u in range(1,9):
            beds='ABCD' if u%3 else 'AB'
            for x in beds:
                if R.random()>.52: continue
                inst=R.choice([74900,79900,84900,92900]) if beds=='ABCD' else R.choice([109900,114900])
                q=R.random(); v=[0]*4
                if q<.45: v[0]=R.choice([inst,inst+R.randint(1500,6200),R.randint(1800,7500)])
                elif q<.6: v[0]=inst; v[1]=R.choice([inst,R.randint(2000,40000),7500])
                elif q<.7: v[0]=inst+7500; v[1]=inst+7500; v[2]=R.choice([0,inst,R.randint(9000,60000)])
                elif q<.78: v[3]=R.randint(2500,38000)
                elif q<.84: v[0]=inst; v[3]=R.randint(2500,98000)
                elif q<.9: v[2]=R.choice([15000,20000,R.randint(3000,24000)])
                else: v[0]=-R.choice([inst,R.randint(100,30000)])
                a,z=pairs[pi]; pi+=1; tot=sum(v); o=[tot]+v
                bed=f'{no}{f}{u:02d}-{x}'; ac=str(R.randint(4100000,4899999)); ls=R.choice(['Current']*9+['Sublet','Evict','Moved Out'])
                ws.write(r,0,bed,p); ws.write(r,1,f'{a} {z}',p); ws.write(r,2,ac,p); ws.write(r,3,ls,p); ws.write(r,4,inst/100,m)
                for i,k in enumerate(o):
                    if k or i==0: ws.write(r,5+i,k/100,m)
                ws.write(r,10,R.choice(['Y','Y','Y','N']),p); r+=1
                rows.append({'unit':bed,'name':f'{a} {z}','resident':ac,'other:Installment':c(inst),**{kk:c(k) for i,(kk,k) in enumerate(zip(K,o)) if k or i==0}})
                for i,k in enumerate(o): T[i]+=k
    ws.write(r,0,f'Total {bl}',b)
    for i,k in enumerate(T): ws.write(r,5+i,k/100,mb); G[i]+=k
    tots.append({'label':f'Total {bl}',**{kk:c(k) for kk,k in zip(K,T)}}); r+=2
ws.write(r,0,'Property Total',b)
for i,k in enumerate(G): ws.write(r,5+i,k/100,mb)
tots.append({'label':'Property Total',**{kk:c(k) for kk,k in zip(K,G)}})
for i,w in enumerate([10,22,13,11,12,13,13,13,13,14,10]): ws.col(i).width=w*256
ws.set_panes_frozen(True); ws.set_horz_split_pos(4); ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1)
wb.save(doc(N)); print(len(rows),G)
save(N,'AR',KK,rows,tots,'student balances by bed, charge months as buckets, three buildings, .xls',False)
