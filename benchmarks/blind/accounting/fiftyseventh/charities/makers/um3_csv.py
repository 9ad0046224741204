# charity's tax-credit property, csv export of the budget sheet
from common import *
import csv
NAME='cedar_commons_unit_mix.csv'
U=[('1BR/1BA',1,1,30,4,4,625,612,74),('1BR/1BA',1,1,50,10,10,625,1020,74),('1BR/1BA - HC',1,1,60,2,1,648,1224,74),('1BR/1BA',1,1,60,8,8,625,1224,74),('2BR/1BA',2,1,50,12,11,842,1224,96),('2BR/1BA',2,1,60,18,17,842,1469,96),('2BR/2BA Townhome',2,2,60,6,6,978,1469,108),('3BR/2BA Townhome',3,2,50,5,5,1186,1414,127),('3BR/2BA Townhome',3,2,60,9,8,1186,1697,127)]
rows=[];out=[['Cedar Commons Apartments'],['Unit Mix and Rents effective 6/1/2025'],[],['Unit Type','Beds','Baths','AMI','# Units','Occupied','Vacant','Avg SF','Total SF','Gross Rent','Utility Allowance','Net Rent']]
T=[0,0,0,0]; k=lambda x:f'{x:,}'
for t,b,ba,ami,n,o,sf,g,ua in U:
    out.append([t,b,ba,f'{ami}%',n,o,n-o,k(sf),k(sf*n),f'${k(g)}',f'${ua}',f'${k(g-ua)}'])
    rows.append({'type':t,'beds':b,'baths':ba,'ami':ami,'units':n,'occupied':o,'vacant':n-o,'sf':sf,'total_sf':sf*n,'gross':g,'ua':ua,'net':g-ua})
    T=[a+c for a,c in zip(T,[n,o,n-o,sf*n])]
rows.append({'type':"Manager's Unit (2BR)",'beds':2,'baths':1,'units':1,'occupied':1,'vacant':0,'sf':842,'total_sf':842})
out.append(["Manager's Unit (2BR)",2,1,'',1,1,0,842,842,'','','']); T=[a+c for a,c in zip(T,[1,1,0,842])]
av=round(T[3]/T[0])
out+=[['Total','','','',T[0],T[1],T[2],k(av),k(T[3]),'','',''],[],['Utility allowance per housing authority schedule dated 1/1/2025; tenants pay electric.']]
csv.writer(open(DOC+NAME,'w',newline='')).writerows(out); print(T,av)
save(NAME,'UM','US affordable property of a charity, small csv export with title lines, AMI tiers, gross rent, utility allowance, net rent',False,['beds','baths','ami','units','occupied','vacant','sf','total_sf','gross','ua','net'],rows,[{'label':'Total','units':T[0],'occupied':T[1],'vacant':T[2],'sf':av,'total_sf':T[3]}])
